import {
  defaultNewsAddress,
  type NewsAddress,
  type NewsListView,
  type NewsRowView,
  type NewsTabView,
  newsHref,
  newsItemHref,
} from '@bellwether/contract'
import { Defined, VisuallyHidden } from '@bellwether/design'
import {
  type DateRange,
  formatDate,
  formatDateTime,
  type MarketCode,
  relativeTime,
  researchPath,
} from '@bellwether/domain'
import { Change } from '../change.tsx'
import { KindChip } from '../kind-chip.tsx'
import styles from './news-list.module.css'
import { NewsTags } from './news-tags.tsx'

export interface NewsListProps {
  readonly view: NewsListView
  readonly address: NewsAddress
  readonly range: DateRange
  readonly tabs: readonly NewsTabView[]
  readonly marketCode: MarketCode
}

export function NewsList(props: NewsListProps) {
  const { view, address, marketCode } = props
  const { count, paging } = view
  if (count === 0) return <NoNews {...props} />
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.count} tabIndex={-1} data-bw-result>
          {paging.from === paging.to ? paging.from : `${paging.from}–${paging.to}`} of {count}
          {count > 1 ? ', newest first' : ''}
        </p>
        <span className={styles.moveLabel}>
          <Defined
            label="Day’s price change"
            definition="The close on the day of publication compared with the previous close. News published after the market closes affects the next day’s price."
          />
        </span>
      </div>
      <ol className={styles.list}>
        {view.rows.map(row => (
          <Row
            key={row.id}
            row={row}
            madeAt={view.madeAt}
            href={newsItemHref(marketCode, row.id, address)}
            tagged={category => newsHref(marketCode, { ...address, category, page: 1 })}
          />
        ))}
      </ol>
    </>
  )
}

function Row({
  row,
  madeAt,
  href,
  tagged,
}: {
  readonly row: NewsRowView
  readonly madeAt: string
  readonly href: string
  readonly tagged: (category: string) => string
}) {
  const relative = relativeTime(row.dateTime, madeAt)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <a className={styles.title} href={href}>
          {row.title}
        </a>
        <div className={styles.meta}>
          <time dateTime={row.dateTime}>
            {formatDateTime(new Date(row.dateTime), 'Europe/London').replace(/:\d\d (?:GMT|BST)$/, '')}
          </time>
          {relative ? <span>{relative}</span> : null}
          <KindChip kind={row.type} source={row.source} code={row.typeCode} />
          <NewsTags tags={row.tags} hrefFor={tagged} />
          <span>{row.source}</span>
          {row.others.length > 0 ? <Others codes={row.others} /> : null}
        </div>
      </div>
      <div className={styles.move}>
        <VisuallyHidden>Day’s price change: </VisuallyHidden>
        {row.move === null ? (
          <span className={styles.none}>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>no trading</VisuallyHidden>
          </span>
        ) : (
          <Change fraction={row.move} />
        )}
      </div>
    </li>
  )
}

const shownOthers = 3

function Others({ codes }: { readonly codes: readonly MarketCode[] }) {
  const more = codes.length - shownOthers
  return (
    <span>
      Also{' '}
      {codes.slice(0, shownOthers).map((code, index) => (
        <span key={code}>
          {index > 0 ? ', ' : ''}
          <a href={researchPath(code)}>{code}</a>
        </span>
      ))}
      {more > 0 ? ` and ${more} more` : ''}
    </span>
  )
}

function NoNews({ view, address, range, tabs, marketCode }: NewsListProps) {
  const own = tabs.find(tab => tab.id === address.tab)
  const other = tabs.find(tab => tab.id !== address.tab && (tab.count ?? 0) > 0)
  const filtered = address.category !== null || address.words !== ''
  return (
    <div className={styles.empty}>
      <p className={styles.count} tabIndex={-1} data-bw-result>
        No {own?.label.toLowerCase() ?? 'news'} from {formatDate(range.from)} to {formatDate(range.to)}
        {filtered ? ' matching these filters' : ''}.
      </p>
      <ul className={styles.ways}>
        {filtered ? (
          <li>
            <a href={newsHref(marketCode, { ...address, category: null, words: '', page: 1 })}>
              Clear category and headline filters
            </a>
          </li>
        ) : null}
        {other ? (
          <li>
            <a href={newsHref(marketCode, { ...address, tab: other.id, page: 1 })}>
              Show {other.label.toLowerCase()} ({other.count})
            </a>
          </li>
        ) : null}
        {view.widen ? (
          <li>
            <a href={newsHref(marketCode, { ...address, range: view.widen.range, page: 1 })}>
              Extend to {view.widen.years} years ({view.widen.count})
            </a>
          </li>
        ) : null}
        {!filtered && !other && !view.widen && address.range ? (
          <li>
            <a href={newsHref(marketCode, { ...defaultNewsAddress, tab: address.tab })}>Show the last six months</a>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
