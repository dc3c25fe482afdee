import { Headlines } from '@bellwether/blocks'
import { newsListShape } from '@bellwether/contract/shapes'
import { createSecurityWidget, wholeNumber } from '@bellwether/widget-kit'

/** `<bw-news-list>`: the latest announcements of a company or trust. Blueprints: standard, compact. */
export const NewsListElement = createSecurityWidget({
  name: 'news-list',
  shape: newsListShape,
  label: 'News',
  heading: 'News',
  settings: { limit: wholeNumber(1, 20, 5) },
  rows: ({ limit, compact }) =>
    compact ? [limit, limit * 2] : [Math.ceil(limit * 1.75), Math.ceil(limit * 2.3), Math.ceil(limit * 2.6)],
  query: ({ limit }) => ({ limit }),
  getPart: ({ headlines }) => headlines,
  draw: (headlines, { compact }) => <Headlines headlines={headlines} compact={compact} />,
})

export { NewsListElement as element }
