import { AskFailure, BlockBody, DocumentFilter, DocumentTable, useInPlace } from '@bellwether/blocks'
import type { DocumentsView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { Cell, Grid } from '@bellwether/web/page'
import { KeyDocumentBlock } from '../layout/key-document-block.tsx'

export interface DocumentsSectionProps
  extends Pick<DocumentsView, 'choices' | 'types' | 'languages' | 'groups' | 'kiid'> {
  readonly path: string
}

/** The documents of a security, filtered in place. */
export function DocumentsSection(drawn: DocumentsSectionProps) {
  const { view, status, region, ask } = useInPlace(drawn)
  return (
    <div {...region}>
      {view.types.length > 0 ? <DocumentFilter view={view} action={view.path} onAsk={ask} /> : null}
      <div id="document-groups">
        <AskFailure status={status} />
        <Grid>
          {view.kiid ? (
            <Cell span={12}>
              <KeyDocumentBlock view={view.kiid} />
            </Cell>
          ) : null}
          <Groups view={view} />
        </Grid>
      </div>
    </div>
  )
}

/** The key document is shown once: in its own block where this viewer has one. */
function Groups({ view: { groups, kiid } }: { readonly view: DocumentsSectionProps }) {
  if (groups.state !== 'ready') {
    return (
      <Cell span={12}>
        <Block title="Documents">
          <BlockBody state={groups}>{() => null}</BlockBody>
        </Block>
      </Cell>
    )
  }
  const shown = groups.view.flatMap(group => {
    const documents = group.documents.filter(({ url }) => url !== kiid?.document?.url)
    return documents.length > 0 ? [{ ...group, documents }] : []
  })
  return shown.map((group, index) => (
    <Cell key={group.code} span={index === 0 && !kiid ? 12 : 6}>
      <Block title={group.name}>
        <DocumentTable documents={group.documents} />
      </Block>
    </Cell>
  ))
}
