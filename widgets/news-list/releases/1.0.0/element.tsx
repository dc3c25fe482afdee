import { Headlines } from '@bellwether/blocks'
import { newsListShape } from '@bellwether/contract/shapes'
import { createSecurityWidget, wholeNumber } from '@bellwether/widget-kit'

/** `<bw-news-list>`: the latest announcements of a company or trust. */
export const NewsListElement = createSecurityWidget({
  name: 'news-list',
  shape: newsListShape,
  label: 'News',
  heading: 'News',
  settings: { limit: wholeNumber(1, 20, 5) },
  rows: ({ limit }) => [limit * 2, Math.ceil(limit * 2.5)],
  query: ({ limit }) => ({ limit }),
  getPart: ({ headlines }) => headlines,
  draw: headlines => <Headlines headlines={headlines} />,
})

export { NewsListElement as element }
