import {
  AssetAllocation,
  BlockBody,
  Brokers,
  Calendar,
  CashFlows,
  ComparedFacts,
  DatedLine,
  DocumentList,
  FigureTable,
  Headlines,
  HowCalculated,
  LinkedFacts,
  Peers,
  Performance,
  PeriodTable,
  PriceChart,
  type PriceChartProps,
  RankRow,
  RiskScore,
  StackedTable,
  type Stars,
  TopHoldings,
  Transposed,
  WhereToHold,
} from '@bellwether/blocks'
import type { BlockState, OverviewView, PerformanceView, SecurityFrame } from '@bellwether/contract'
import { Block, RangeBar } from '@bellwether/design'
import { formatDate, formatMoney, formatPrice, money, pagePath, researchPath } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import { asAtText, footOf, lineFoot } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import { KeyDocumentBlock } from '../layout/key-document-block.tsx'
import { pageSources } from '../layout/page-sources.ts'
import { StaleChip } from '../layout/stale-chip.tsx'
import { headlinesNote } from '../news/older-news.ts'
import { currencyNote } from '../statements/currency-note.ts'
import { splitNote } from '../statements/split-note.ts'
import { DayChart } from './day-chart.tsx'
import { overviewFigures } from './overview-figures.ts'
import styles from './overview-page.module.css'

/** One function for each block of the Overview: null where the security has no such block. */
export const overviewBlocks = {
  chart: ({ chart, frame }) => {
    const { marketCode, shortName } = frame.identity
    if (chart.state !== 'ready')
      return (
        <Block title="Price">
          <BlockBody state={chart}>{() => null}</BlockBody>
        </Block>
      )
    const props = { view: chart.view, name: shortName, path: researchPath(marketCode) }
    return <OverviewChart {...props} frame={frame} />
  },
  keyFigures: view => (
    <Block
      title="Key figures"
      anchor="key-figures"
      aside={
        overviewFigures(view).length > 0 ? (
          <a href={`${researchPath(view.frame.identity.marketCode)}?format=csv`}>Download CSV</a>
        ) : null
      }
      foot={footOf(view.keyFigures)}
    >
      <BlockBody state={view.keyFigures}>
        {figures => <LinkedFacts view={figures} of="Key figures" scope="key-figures" />}
      </BlockBody>
      {view.afterTax ? (
        <div className={styles.afterTax}>
          <FigureTable view={view.afterTax} label="Yield after income tax" />
          <HowCalculated of="Yield after income tax" scope="after-tax" figures={view.afterTax.explained} />
        </div>
      ) : null}
      <YearRange view={view} />
    </Block>
  ),
  valuation: view =>
    section('Valuation', view.valuation, figures => <ComparedFacts view={figures} of="Valuation" scope="valuation" />, {
      foot: footOf(view.valuation),
    }),
  income: view =>
    section(
      view.frame.identity.type === 'BOND' ? 'Coupons' : 'Income',
      view.income,
      figures => (
        <LinkedFacts view={figures} of={view.frame.identity.type === 'BOND' ? 'Coupons' : 'Income'} scope="income" />
      ),
      { foot: footOf(view.income) },
    ),
  growth: view =>
    section(
      'Growth and quality',
      view.growth,
      table => <PeriodTable view={table} label="Growth and quality by year" scope="growth" />,
      {
        aside: <a href={pagePath('financials/key-ratios', view.frame.identity.marketCode)}>All ratios</a>,
        foot:
          view.growth?.state === 'ready'
            ? `${view.growth.view.basis}. ${currencyNote(view.growth.view.currency, view.frame.quote)} ${splitNote(view.growth.view.columns) ?? ''}`
            : null,
      },
    ),
  brokers: view =>
    section('Broker consensus', view.brokers, brokers => <Brokers view={brokers} />, {
      foot: footOf(view.brokers),
    }),
  deals: view =>
    section(
      'Director dealings',
      view.deals,
      figures => <LinkedFacts view={figures} of="Director dealings" scope="deals" />,
      {
        aside: <a href={pagePath('director-deals', view.frame.identity.marketCode)}>All deals</a>,
        foot: footOf(view.deals),
      },
    ),
  heldBy: view =>
    section('Held by', view.heldBy, holders => <StackedTable view={holders} label="Held by" />, {
      foot: footOf(view.heldBy),
    }),
  facts: view =>
    section('Key facts', view.facts, figures => <LinkedFacts view={figures} of="Key facts" scope="key-facts" />, {
      foot: footOf(view.facts),
    }),
  costs: view =>
    section('Charges', view.costs, figures => <LinkedFacts view={figures} of="Charges" scope="charges" />, {
      foot: footOf(view.costs),
    }),
  risk: view =>
    section('Risk', view.risk, risk => <RiskScore view={risk} />, {
      foot:
        view.risk?.state === 'ready'
          ? `${view.risk.view.regime}, scale 1 to ${view.risk.view.scale}, ${formatDate(view.risk.view.asAt)}`
          : null,
    }),
  performance: view =>
    section('Performance', view.performance, performance => (
      <Transposed>
        <Performance view={performance} ranks={rankRowOf(performance)} />
      </Transposed>
    )),
  news: view =>
    section(isEtf(view) ? 'Announcements' : 'News', view.news, headlines => <Headlines headlines={headlines} />, {
      aside: [...view.frame.sidebar, ...view.frame.links].some(item => item.page === 'news') ? (
        <a href={pagePath('news', view.frame.identity.marketCode) + (isEtf(view) ? '?tab=regulatory' : '')}>
          {isEtf(view) ? 'All announcements' : 'All news'}
        </a>
      ) : null,
      foot: headlinesNote(view.news),
    }),
  holdings: view =>
    section('Top 10 holdings', view.holdings, holdings => <TopHoldings view={holdings} />, {
      aside: <StaleChip state={view.holdings} frame={view.frame} />,
      foot:
        view.holdings?.state === 'ready'
          ? asAtText(
              view.holdings.view.asAt,
              view.holdings.view.holdingsCount === null
                ? null
                : `${view.holdings.view.holdingsCount} holdings in total.`,
            )
          : null,
    }),
  allocation: view =>
    section('Asset allocation', view.allocation, allocation => <AssetAllocation view={allocation} />, {
      aside: <StaleChip state={view.allocation} frame={view.frame} />,
      foot: footOf(view.allocation),
    }),
  // The key document is shown once: in its own block where this viewer has one, otherwise among the others.
  documents: view =>
    section('Documents', view.documents, documents => (
      <DocumentList documents={documents.filter(({ url }) => url !== view.kiid?.document?.url)} />
    )),
  peers: (view, stars) =>
    section(
      view.frame.identity.type === 'CLOSED_END_FUND' ? 'Similar trusts' : 'Similar companies',
      view.peers,
      peers => <Peers peers={peers} stars={stars} />,
    ),
  calendar: view => section('Financial calendar', view.calendar, entries => <Calendar entries={entries} />),
  cashFlows: view =>
    section(
      view.cashFlows?.state === 'ready'
        ? `Payments on ${formatMoney(money(view.cashFlows.view.nominal, 'GBP')).replace('.00', '')} nominal`
        : 'Payments to maturity',
      view.cashFlows,
      flows => <CashFlows view={flows} />,
      { foot: view.cashFlows?.state === 'ready' ? view.cashFlows.view.note : null },
    ),
  discount: view =>
    section('1-year discount or premium', view.discount, line => <DatedLine view={line} />, {
      aside: <a href={pagePath('fund-info/trust-info', view.frame.identity.marketCode)}>5 years</a>,
      foot: lineFoot(view.discount),
    }),
  yields: view =>
    section('1-year yield history', view.yields, line => <DatedLine view={line} />, {
      foot: lineFoot(view.yields, 'Gross redemption yield at each day’s clean price, before tax.'),
    }),
  curve: view =>
    section(
      'Compare gilts',
      view.curve,
      gilts => <StackedTable view={gilts} label="Gilts with shorter and longer maturities" />,
      {
        foot: footOf(view.curve),
      },
    ),
  people: view =>
    section('Key people', view.people, table => <StackedTable view={table} label="Key people" />, {
      aside: (
        <a
          href={pagePath(
            view.frame.identity.type === 'CLOSED_END_FUND' ? 'fund-info/trust-info' : 'fund-info',
            view.frame.identity.marketCode,
          )}
        >
          More details
        </a>
      ),
      foot: footOf(view.people),
    }),
  lines: view =>
    section('Where it trades', view.lines, lines => <StackedTable view={lines} label="Where it trades" />, {
      foot: footOf(view.lines),
    }),
  wrappers: view => <WhereToHold wrappers={view.frame.wrappers} changes={view.frame.wrapperChanges} />,
  kiid: view => (view.kiid ? <KeyDocumentBlock view={view.kiid} /> : null),
  about: view =>
    view.about ? (
      <Block
        title={
          view.frame.identity.type === 'EQUITY'
            ? 'About the company'
            : view.frame.identity.type === 'BOND'
              ? 'About this gilt'
              : 'Objective'
        }
      >
        <p className={styles.about}>{view.about}</p>
        {view.website ? (
          <p className={styles.about}>
            <a href={view.website} rel="noopener nofollow">
              {view.website.replace(/^https?:\/\//, '')}
            </a>
          </p>
        ) : null}
      </Block>
    ) : null,
} satisfies Record<string, (view: OverviewView, stars: Stars) => ReactNode>

export type OverviewBlock = keyof typeof overviewBlocks

function section<T>(
  title: string,
  state: BlockState<T> | null,
  children: (view: T) => ReactNode,
  { aside, foot }: { readonly aside?: ReactNode; readonly foot?: ReactNode } = {},
): ReactNode {
  if (state === null) return null
  return (
    <Block title={title} aside={aside} foot={foot}>
      <BlockBody state={state}>{children}</BlockBody>
    </Block>
  )
}

function isEtf({ frame }: OverviewView): boolean {
  return frame.identity.type === 'ETF'
}

/** The chart of one day goes on while its price is live. */
function OverviewChart({ frame, ...props }: PriceChartProps & { readonly frame: SecurityFrame }) {
  const { live, quote } = frame
  if (!live || !quote || props.view.range !== '1D') return <PriceChart {...props} />
  const { marketCode, at, zone } = quote
  return (
    <Island
      name="day-chart"
      component={DayChart}
      props={{ ...props, quote: { marketCode, at, zone }, live, sources: pageSources(frame) }}
    />
  )
}

function YearRange({ view }: { readonly view: OverviewView }) {
  const { quote } = view.frame
  if (!quote?.yearLow || !quote.yearHigh || !quote.lastPrice || quote.yearHigh.value === quote.yearLow.value)
    return null
  const position = (quote.lastPrice.value - quote.yearLow.value) / (quote.yearHigh.value - quote.yearLow.value)
  return (
    <RangeBar
      label="52-week range"
      position={position}
      low={formatPrice(quote.yearLow)}
      high={formatPrice(quote.yearHigh)}
    />
  )
}

function rankRowOf({ cumulative: { ranks, periods } }: PerformanceView) {
  return ranks ? <RankRow ranks={ranks} periods={periods} /> : null
}
