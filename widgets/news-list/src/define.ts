import { NewsListElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-news-list': InstanceType<typeof NewsListElement>
  }
}

/** Importing this file makes <bw-news-list> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-news-list')) customElements.define('bw-news-list', NewsListElement)
