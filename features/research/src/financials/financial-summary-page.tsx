import { BlockBody, PeriodTable, YearChart } from '@bellwether/blocks'
import type { FigureChoices, FinancialSummaryView, PeriodTableView, ResultsDates } from '@bellwether/contract'
import { Block, Chip } from '@bellwether/design'
import { formatDate, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { currencyNote } from '../statements/currency-note.ts'
import { conversionNote, FigureTabs, RowChart, StaleChip } from '../statements/figure-tabs.tsx'
import { figuresAddress } from '../statements/figures-address.ts'
import { roundingNote } from '../statements/rounding-note.ts'
import { splitNote } from '../statements/split-note.ts'
import styles from './financial-summary-page.module.css'

export function FinancialSummaryPage({
  view,
  context,
}: {
  readonly view: FinancialSummaryView
  readonly context: PageContext
}) {
  const { identity } = view.frame
  const hrefOf = (change: Partial<FigureChoices>) =>
    figuresAddress(context.path, { ...view.choices, ...change }, change.row ? 'row' : 'statement')
  const hasForecast = view.table.state === 'ready' && view.table.view.columns.some(({ forecast }) => forecast)
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="financial summary"
      description={`${identity.name} results by year, forecasts, growth and next results date.`}
      heading="Financial summary"
      lead={hasForecast ? 'Annual results, broker forecasts and growth rates.' : 'Annual results and growth rates.'}
      note={
        <>
          Full statements: <a href={pagePath('financials/income-statement', identity.marketCode)}>income statement</a>,{' '}
          <a href={pagePath('financials/balance-sheet', identity.marketCode)}>balance sheet</a>,{' '}
          <a href={pagePath('financials/cash-flow', identity.marketCode)}>cash flow</a>.
        </>
      }
    >
      <BlockBody state={view.results}>{results => <Results results={results} />}</BlockBody>
      <Grid>
        {view.charts.state === 'ready'
          ? view.charts.view.map((chart, _, { length }) => (
              <Cell key={chart.key} span={length === 2 ? 6 : 4}>
                <YearChart view={chart} />
              </Cell>
            ))
          : null}
        {view.chart ? (
          <Cell span={12}>
            <RowChart chart={view.chart} close={hrefOf({ row: null })} />
          </Cell>
        ) : null}
        <Cell span={12}>
          <Block
            title="Year by year"
            anchor="statement"
            aside={<StaleChip since={view.stale} />}
            foot={
              view.table.state === 'ready' ? (
                <Foot view={view} table={view.table.view} csv={`${context.path}?format=csv`} />
              ) : null
            }
          >
            <div className={styles.controls}>
              <FigureTabs view={view} hrefOf={hrefOf} />
            </div>
            <BlockBody state={view.table}>
              {table => (
                <PeriodTable
                  view={table}
                  label="Financial summary by year"
                  scope="summary"
                  compact
                  rowHref={row => hrefOf({ row })}
                />
              )}
            </BlockBody>
          </Block>
        </Cell>
      </Grid>
    </SecurityPage>
  )
}

function Foot({
  view: { choices, offers, frame },
  table,
  csv,
}: {
  readonly view: FinancialSummaryView
  readonly table: PeriodTableView
  readonly csv: string
}) {
  return (
    <>
      {table.basis}. {conversionNote(choices, offers) ?? currencyNote(table.currency, frame.quote)}{' '}
      {splitNote(table.columns)} Annual growth is compound (CAGR), from the first to the last reported year shown;
      averages are of reported years. Negative amounts are in parentheses. {roundingNote} n/a: not reported. n/m: not
      meaningful.
      {table.columns.some(({ forecast }) => forecast) ? ' Forecasts are broker estimates, not company guidance.' : ''}{' '}
      Select a line to see it as a bar chart. <a href={csv}>Download CSV</a>
    </>
  )
}

function Results({ results: { next, last } }: { readonly results: ResultsDates }) {
  if (!next && !last) return null
  return (
    <dl className={styles.results}>
      {next ? (
        <div>
          <dt>Next results</dt>
          <dd>
            <strong>{formatDate(next.day)}</strong> {next.title} {next.confirmed ? null : <Chip>Estimated</Chip>}
          </dd>
        </div>
      ) : null}
      {last ? (
        <div>
          <dt>Last published</dt>
          <dd>
            <strong>{formatDate(last.publishedOn)}</strong> {last.months} months to {formatDate(last.periodEnd)}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
