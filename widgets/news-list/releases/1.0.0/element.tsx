import { Headlines } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/news-list'
import { newsListShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

const released = {
  ...basics,
  rows: ({ limit }: { readonly limit: number }) => [limit * 2, Math.ceil(limit * 2.5)] as const,
}

/** `<bw-news-list>`: the latest announcements of a company or trust. */
export const NewsListElement = createSecurityWidget(released, {
  shape: newsListShape,
  getPart: ({ headlines }) => headlines,
  draw: headlines => <Headlines headlines={headlines} />,
})

export { NewsListElement as element }
