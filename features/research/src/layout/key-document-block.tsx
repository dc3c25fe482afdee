import { DocumentList } from '@bellwether/blocks'
import type { KeyDocumentView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate } from '@bellwether/domain'
import styles from './key-document-block.module.css'

/** The KIID/KID block: the document to read before buying and its source, or the reason why there is none. */
export function KeyDocumentBlock({ view }: { readonly view: KeyDocumentView }) {
  return (
    <Block title="Before you buy" anchor="key-document" foot={view.document ? footText(view) : null}>
      {view.document ? <DocumentList documents={[view.document]} /> : <p className={styles.reason}>{view.reason}</p>}
    </Block>
  )
}

function footText({ source, validUntil }: Exclude<KeyDocumentView, { readonly document: null }>): string {
  return [
    validUntil ? `Valid for purchases until ${formatDate(validUntil)}.` : null,
    source ? `Document source: ${source}.` : null,
  ]
    .filter(Boolean)
    .join(' ')
}
