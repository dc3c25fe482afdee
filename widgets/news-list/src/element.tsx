import { Headlines } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/news-list'
import { newsListShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-news-list>`: the latest announcements of a company or trust. Blueprints: standard, compact. */
export const NewsListElement = createSecurityWidget(basics, {
  shape: newsListShape,
  getPart: ({ headlines }) => headlines,
  draw: (headlines, { compact }) => <Headlines headlines={headlines} compact={compact} />,
})

export { NewsListElement as element }
