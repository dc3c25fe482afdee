import {
  AskFailure,
  BlockBody,
  NoMatch,
  Pager,
  ScreenerForm,
  ScreenerTable,
  SortLine,
  type Stars,
  useInPlace,
} from '@bellwether/blocks'
import {
  columnSetLabels,
  columnSetsOf,
  type ScreenerResultView,
  type ScreenerView,
  savedScreensPath,
  screenerHref,
  screenerOf,
  screenerPath,
  screenerQuery,
} from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { formatCount, formatDate, screenerPageSizes, securityTypePlurals, securityTypes } from '@bellwether/domain'
import { SavedScreens } from './saved-screens.tsx'
import { explanationHref } from './screener-explanations.ts'
import styles from './screener-page.module.css'

export interface ScreenerProps {
  readonly view: ScreenerView
  readonly stars: Stars
}

/** Filters, results and saved screens, answered in place. */
export function Screener(drawn: ScreenerProps) {
  const {
    view: { view, stars },
    status,
    visits,
    region,
    ask,
  } = useInPlace(drawn, { hasHistory: true, posts: { path: savedScreensPath, stored: storedText } })
  const { address, result } = view
  return (
    <>
      {/* Another type is another page, with its own title. */}
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
      <div {...region}>
        <Block title={securityTypePlurals[address.type]}>
          <ScreenerForm key={visits} view={view} onAsk={ask} />
          <div className={styles.result} id="screener-result">
            <AskFailure status={status} />
            <ColumnTabs address={address} />
            <BlockBody state={result}>{found => <Found found={found} view={view} stars={stars} />}</BlockBody>
            <SavedScreens view={view} />
          </div>
        </Block>
      </div>
    </>
  )
}

function storedText(values: FormData): string {
  return values.get('do') === 'delete' ? 'Screen deleted' : 'Screen saved'
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
  readonly stars: Stars
}

function Found({ found, view: { address }, stars }: FoundProps) {
  if (found.count === 0) return <NoMatch view={found} address={address} />
  const query = screenerQuery({ ...address, page: 1 })
  return (
    <>
      <p className={styles.count} data-bw-result tabIndex={-1}>
        {formatCount(found.paging.from)}–{formatCount(found.paging.to)} of {formatCount(found.count)}
        {found.capped ? '; only the first 10,000 can be viewed' : ''}
        {address.sorts.length > 1 ? '. ' : ''}
        <SortLine address={address} />
      </p>
      <ScreenerTable
        view={found}
        address={address}
        stars={stars}
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
