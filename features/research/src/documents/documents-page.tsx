import type { DocumentsView } from '@bellwether/contract'
import { Notice } from '@bellwether/design'
import { formatDate, pagePath } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { DocumentsSection } from './documents-section.tsx'

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
      <Island
        name="documents"
        component={DocumentsSection}
        when="used"
        props={{
          choices: view.choices,
          types: view.types,
          languages: view.languages,
          groups: view.groups,
          kiid: view.kiid,
          path: pagePath('fund-info/documents', identity.marketCode),
        }}
      />
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
