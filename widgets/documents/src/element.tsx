import { DocumentList } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/documents'
import { documentsShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-documents>`: key document, factsheet and reports of a fund, trust or ETF. */
export const DocumentsElement = createSecurityWidget(basics, {
  shape: documentsShape,
  getPart: ({ documents }) => documents,
  draw: documents => <DocumentList documents={documents} />,
})

export { DocumentsElement as element }
