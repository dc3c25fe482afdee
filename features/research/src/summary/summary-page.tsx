import {
  BlockBody,
  Brokers,
  FigureTable,
  Headlines,
  HowCalculated,
  PeriodTable,
  PricePlot,
  pastPerformanceWarning,
  StackedTable,
  Standings,
} from '@bellwether/blocks'
import type { BlockState, PriceChartView, SummaryView } from '@bellwether/contract'
import { Block, MadeOf } from '@bellwether/design'
import { formatPercent, type PageId, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { asAtText, Cell, footOf, Grid, Stack } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { headlinesNote } from '../news/older-news.ts'
import { currencyNote } from '../statements/currency-note.ts'
import { splitNote } from '../statements/split-note.ts'
import styles from './summary-page.module.css'

type Props = { readonly view: SummaryView }

export function SummaryPage({ view, context }: Props & { readonly context: PageContext }) {
  const { identity } = view.frame
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="summary"
      description={`${identity.name} in two minutes: price, ratios and forecasts, five-year figures, comparison with market and sector, trades, dividends, director deals and news.`}
      heading="Summary"
      lead="A two-minute read: the key figures on one page."
      note={pastPerformanceWarning}
    >
      <Grid dense>
        <PriceAndFigures view={view} />
        <Comparison view={view} />
        <Cell span={12}>
          <MadeOf data={['accounts']}>
            <Block
              title="Year by year"
              aside={<a href={pathOf(view, 'financials/summary')}>Full financials</a>}
              foot={yearsFoot(view)}
            >
              <BlockBody state={view.years}>
                {table => <PeriodTable view={table} label="Figures by year" compact />}
              </BlockBody>
            </Block>
          </MadeOf>
        </Cell>
        <LatestActivity view={view} />
      </Grid>
    </SecurityPage>
  )
}

function pathOf({ frame }: SummaryView, page: PageId): string {
  return pagePath(page, frame.identity.marketCode)
}

function PriceAndFigures({ view }: Props) {
  const { shortName } = view.frame.identity
  return (
    <>
      <Cell span={5}>
        <MadeOf data={['prices']}>
          <Block
            title="Price"
            aside={<a href={pathOf(view, 'charts-and-performance')}>Charts</a>}
            foot={priceFoot(view)}
          >
            <Picture title="Today" state={view.today} name={shortName} />
            <Picture title="6 months" state={view.halfYear} name={shortName} />
          </Block>
        </MadeOf>
      </Cell>
      <Cell span={7}>
        <MadeOf data={['prices', 'accounts', 'dividends']}>
          <Block
            title="Figures"
            aside={<a href={pathOf(view, 'financials/key-ratios')}>All ratios</a>}
            foot={footOf(view.figures)}
          >
            <BlockBody state={view.figures}>
              {table => (
                <>
                  <FigureTable view={table} label="Key figures" />
                  <HowCalculated of="Key figures" scope="latest" figures={table.explained} />
                </>
              )}
            </BlockBody>
          </Block>
        </MadeOf>
      </Cell>
    </>
  )
}

/** Without a consensus the comparison takes the whole row, and the reason for its absence goes below the last trades. */
function Comparison({ view }: Props) {
  const hasConsensus = view.brokers?.state === 'ready'
  return (
    <>
      <Cell span={hasConsensus ? 7 : 12}>
        <MadeOf data={['prices', 'accounts', 'dividends']}>
          <Block
            title={hasSectorMedian(view) ? 'Compared with market and sector' : 'Compared with the market'}
            foot={standingsFoot(view)}
          >
            <BlockBody state={view.standings}>{standings => <Standings view={standings} />}</BlockBody>
          </Block>
        </MadeOf>
      </Cell>
      {hasConsensus ? (
        <Cell span={5}>
          <BrokerConsensus view={view} />
        </Cell>
      ) : null}
    </>
  )
}

function BrokerConsensus({ view: { brokers } }: Props) {
  return brokers ? (
    <Block title="Broker consensus" foot={footOf(brokers)}>
      <BlockBody state={brokers}>{shown => <Brokers view={shown} />}</BlockBody>
    </Block>
  ) : null
}

function LatestActivity({ view }: Props) {
  const dealsPage = view.frame.identity.type === 'EQUITY' ? 'director-deals' : 'fund-info/director-deals'
  return (
    <>
      <Cell span={5}>
        <Stack>
          <MadeOf data={['prices']}>
            <Block title="Last trades" foot={footOf(view.trades)}>
              <BlockBody state={view.trades}>
                {table => (
                  <div className={styles.trades}>
                    <FigureTable view={table} label="Last trades" />
                  </div>
                )}
              </BlockBody>
            </Block>
          </MadeOf>
          {view.brokers?.state === 'ready' ? null : <BrokerConsensus view={view} />}
        </Stack>
      </Cell>
      <Cell span={7}>
        <MadeOf data={['director deals']}>
          <Block title="Director deals" aside={<a href={pathOf(view, dealsPage)}>All deals</a>}>
            <BlockBody state={view.deals}>
              {table => <StackedTable view={table} label="Last director deals" />}
            </BlockBody>
          </Block>
        </MadeOf>
      </Cell>
      <Cell span={view.news ? 6 : 12}>
        <MadeOf data={['dividends']}>
          <Block
            title="Dividends"
            aside={<a href={pathOf(view, 'dividends')}>All dividends</a>}
            foot={footOf(view.dividends)}
          >
            <BlockBody state={view.dividends}>
              {table => <StackedTable view={table} label="Last dividends" />}
            </BlockBody>
          </Block>
        </MadeOf>
      </Cell>
      {view.news ? (
        <Cell span={6}>
          <Block title="News" aside={<a href={pathOf(view, 'news')}>All news</a>} foot={headlinesNote(view.news)}>
            <BlockBody state={view.news}>{headlines => <Headlines headlines={headlines} />}</BlockBody>
          </Block>
        </Cell>
      ) : null}
    </>
  )
}

interface PictureProps {
  readonly title: string
  readonly state: BlockState<PriceChartView>
  readonly name: string
}

function Picture({ title, state, name }: PictureProps) {
  return (
    <div className={styles.picture}>
      <h3 className={styles.title}>
        {title}{' '}
        {state.state === 'ready' && state.view.changePct !== null ? (
          <span className={styles.change}>{formatPercent(state.view.changePct, { sign: true })}</span>
        ) : null}
      </h3>
      <BlockBody state={state}>{view => <PricePlot view={view} name={name} height="short" />}</BlockBody>
    </div>
  )
}

function priceFoot({ today, halfYear }: SummaryView): string {
  const compare = halfYear.state === 'ready' ? halfYear.view.compare : null
  return [
    'Price only, excluding income.',
    compare
      ? `Dashes: ${compare.name}, ${formatPercent(compare.changePct, { sign: true })}, rebased to the start.`
      : null,
    today.state === 'ready' && today.view.previousClose !== null ? 'Dots: previous close.' : null,
    halfYear.state === 'ready' && halfYear.view.dividends.length > 0 ? 'Rings: ex-dividend dates.' : null,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A sector with too few members has no median. */
function hasSectorMedian({ standings }: SummaryView): boolean {
  return standings.state === 'ready' && standings.view.rows.some(({ sector }) => sector !== null)
}

function standingsFoot(view: SummaryView): string | null {
  if (view.standings.state !== 'ready') return null
  const { rows, asAt, market, sector, medianNote } = view.standings.view
  const hasMarketMedian = rows.some(row => row.market !== null)
  const groups = [...(hasMarketMedian ? [market] : []), ...(hasSectorMedian(view) ? [`its sector, ${sector}`] : [])]
  return asAtText(
    asAt,
    groups.length > 0 ? `Medians of ${groups.join(' and of ')}.` : null,
    hasMarketMedian ? null : `No medians of ${market}: fewer than five have these figures.`,
    groups.length > 0 ? medianNote : null,
    'Current figures, not a rating.',
  )
}

function yearsFoot({ years, frame }: SummaryView): string | null {
  return years.state === 'ready'
    ? `${years.view.basis}. ${currencyNote(years.view.currency, frame.quote)} ${splitNote(years.view.columns) ?? ''}`
    : null
}
