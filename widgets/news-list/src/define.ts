import { NewsListElement } from './element.tsx'

/** Importing this file makes <bw-news-list> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-news-list')) customElements.define('bw-news-list', NewsListElement)
