import { DocumentList } from '@bellwether/blocks'
import { documentsShape } from '@bellwether/contract/shapes'
import { createSecurityWidget, wholeNumber } from '@bellwether/widget-kit'

/** `<bw-documents>`: key document, factsheet and reports of a fund, trust or ETF. */
export const DocumentsElement = createSecurityWidget({
  name: 'documents',
  shape: documentsShape,
  label: 'Documents',
  heading: 'Documents',
  settings: { limit: wholeNumber(1, 20, 5) },
  rows: ({ limit }) => [Math.ceil(limit * 1.6), Math.ceil(limit * 2.3), Math.ceil(limit * 2.7)],
  query: ({ limit }) => ({ limit }),
  getPart: ({ documents }) => documents,
  draw: documents => <DocumentList documents={documents} />,
})

export { DocumentsElement as element }
