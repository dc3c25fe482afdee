import { Headlines } from '@bellwether/blocks'
import { createWidgetElement } from '@bellwether/widget-kit'

const defaultLimit = 5

/** `<bw-news-list>`: the latest announcements of a company or trust. */
export const NewsListElement = createWidgetElement({
  name: 'news-list',
  label: 'News',
  heading: 'News',
  rows: ({ limit = defaultLimit }) => limit * 2,
  getPart: ({ headlines }) => headlines,
  draw: headlines => <Headlines headlines={headlines} />,
})

export { NewsListElement as element }
