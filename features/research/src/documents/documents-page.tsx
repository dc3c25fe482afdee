import { BlockBody, DocumentFilter, DocumentTable } from '@bellwether/blocks'
import type { DocumentsView } from '@bellwether/contract'
import { Block, Notice } from '@bellwether/design'
import { formatDate, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import { KeyDocumentBlock } from '../layout/key-document-block.tsx'
import { SecurityPage } from '../layout/security-page.tsx'

const resultId = 'document-groups'

export function DocumentsPage({ view, context }: { readonly view: DocumentsView; readonly context: PageContext }) {
  const { identity } = view.frame
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="documents"
      description={
        identity.type === 'BOND'
          ? `Prospectus and other documents of ${identity.name}, with dates and sizes.`
          : `Key information, factsheet, prospectus, reports and other documents of ${identity.name}, with dates and sizes.`
      }
      heading="Documents"
      lead={
        identity.type === 'BOND'
          ? 'The terms on which this gilt was issued. Gilts have no key document, factsheet or reports.'
          : 'Documents published by the manager. Read the key document first: it is short and designed for comparison.'
      }
      note={
        identity.type === 'BOND'
          ? linksCheckedText(view)
          : `Documents over 12 months old are marked: check with the manager for a newer version.${linksCheckedText(view)}`
      }
    >
      {view.missingDisclosure && !view.kiid ? <Notice>{view.missingDisclosure}</Notice> : null}
      {view.types.length > 0 ? (
        <DocumentFilter view={view} action={pagePath('fund-info/documents', identity.marketCode)} resultId={resultId} />
      ) : null}
      <div id={resultId}>
        <Grid>
          {view.kiid ? (
            <Cell span={12}>
              <KeyDocumentBlock view={view.kiid} />
            </Cell>
          ) : null}
          <Groups view={view} />
        </Grid>
      </div>
    </SecurityPage>
  )
}

/** Once for all of them: the day the oldest check was made. */
function linksCheckedText({ groups }: DocumentsView): string {
  const days =
    groups.state === 'ready' ? groups.view.flatMap(({ documents }) => documents.map(entry => entry.checkedOn)) : []
  const oldest = days.filter(day => day !== null).toSorted()[0]
  return oldest ? ` Links last checked on ${formatDate(oldest)}.` : ''
}

/** The key document is shown once: in its own block where this viewer has one. */
function Groups({ view: { groups, kiid } }: { readonly view: DocumentsView }) {
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
