import { DocumentsElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-documents': InstanceType<typeof DocumentsElement>
  }
}

/** Importing this file makes <bw-documents> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-documents')) customElements.define('bw-documents', DocumentsElement)
