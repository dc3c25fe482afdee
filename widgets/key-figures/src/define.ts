import { KeyFiguresElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-key-figures': InstanceType<typeof KeyFiguresElement>
  }
}

/** Importing this file makes <bw-key-figures> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-key-figures')) customElements.define('bw-key-figures', KeyFiguresElement)
