import { BlockBody, NoMatch, Pager, ScreenerForm, ScreenerTable, SortLine } from '@bellwether/blocks'
import {
  columnSetLabels,
  columnSetsOf,
  type ScreenerResultView,
  type ScreenerView,
  screenerHref,
  screenerOf,
  screenerPath,
  screenerQuery,
} from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { formatCount, formatDate, screenerPageSizes, securityTypePlurals, securityTypes } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import { SavedScreens } from './saved-screens.tsx'
import { explanationHref } from './screener-explanations.ts'
import styles from './screener-page.module.css'

export function ScreenerPage({ view, context }: { readonly view: ScreenerView; readonly context: PageContext }) {
  const { address, result } = view
  const kind = securityTypePlurals[address.type]
  const query = screenerQuery({ ...address, page: 1 })
  return (
    <Document
      context={context}
      title={`Screener: ${kind.toLowerCase()} | Bellwether`}
      description={`Filter and sort ${kind.toLowerCase()}, share the link or download the results as CSV.`}
      indexed={query === '' || query === `type=${address.type}`}
      canonical
      simulated={view.simulated}
    >
      <main className={text.main} id="main" tabIndex={-1}>
        <h1 className={text.title}>Screener</h1>
        <p className={text.text}>
          Set filters, then bookmark or share the link. Securities without a figure do not match a filter on it.
        </p>
        <div className={styles.kinds}>
          <LinkTabs
            label="Security type"
            tabs={securityTypes.map(type => ({
              label: securityTypePlurals[type],
              href: screenerHref(screenerOf(type, address.size)),
              current: type === address.type,
            }))}
          />
        </div>
        <Block title={kind}>
          <ScreenerForm view={view} />
          <div className={styles.result} id="screener-result">
            <ColumnTabs address={address} />
            <BlockBody state={result}>{found => <Found found={found} view={view} context={context} />}</BlockBody>
            <SavedScreens view={view} />
          </div>
        </Block>
      </main>
    </Document>
  )
}

/** The columns of the list, a set at a time. */
function ColumnTabs({ address }: Pick<ScreenerView, 'address'>) {
  const sets = columnSetsOf(address.type)
  if (sets.length < 2) return null
  return (
    <div className={styles.sets}>
      <LinkTabs
        label="Columns"
        tabs={sets.map(set => ({
          label: columnSetLabels[set],
          href: screenerHref({ ...address, columns: set }),
          current: set === address.columns,
        }))}
      />
    </div>
  )
}

interface FoundProps {
  readonly found: ScreenerResultView
  readonly view: ScreenerView
  readonly context: PageContext
}

function Found({ found, view: { address }, context }: FoundProps) {
  if (found.count === 0) return <NoMatch view={found} address={address} />
  const query = screenerQuery({ ...address, page: 1 })
  return (
    <>
      <p className={styles.count} role="status">
        {formatCount(found.paging.from)}–{formatCount(found.paging.to)} of {formatCount(found.count)}
        {found.capped ? '; only the first 10,000 can be viewed' : ''}
        {address.sorts.length > 1 ? '. ' : ''}
        <SortLine address={address} />
      </p>
      <ScreenerTable
        view={found}
        address={address}
        stars={context.stars}
        explanation={(column, marketCode) => explanationHref(found.type, column, marketCode)}
      />
      <Pager
        paging={found.paging}
        sizes={screenerPageSizes}
        hrefOf={(page, size) => screenerHref({ ...address, page, size })}
        labels={{ pages: 'Pages of securities', sizes: 'Securities per page' }}
      />
      <p className={styles.foot}>
        {found.asAt ? `Prices of ${formatDate(found.asAt)}. ` : ''}
        Suspended securities are excluded.{' '}
        <a href={`${screenerPath}?${query ? `${query}&` : ''}format=csv`} download>
          Download CSV
        </a>
      </p>
    </>
  )
}
