import { BlockBody, DatedLine, Growth, PriceHistory, Returns, RiskReturn, SecurityChart } from '@bellwether/blocks'
import {
  type BlockState,
  type ChartChoices,
  type ChartsAndPerformanceView,
  defaultChartChoices,
  type ReturnsShown,
  termsLabel,
  writeChartChoices,
} from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate, formatMoney, money, pagePath, unitName } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid, lineFoot } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'

/** Required with every past performance figure (COBS 4.5A). */
const warning = 'Past performance is not a reliable guide to future returns.'

type Props = { readonly view: ChartsAndPerformanceView }

export function ChartsAndPerformancePage({ view, context }: Props & { readonly context: PageContext }) {
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="chart and past performance"
      description={`${view.frame.identity.name}: price and total return charts with comparisons and events, ten-year returns, growth of £10,000, volatility and drawdowns.`}
      heading="Charts and performance"
      lead="Price history, dividends and events, and how returns compare."
    >
      <Grid>
        <Cell span={12}>
          <ChartBlock view={view} />
        </Cell>
        {view.yields ? (
          <Cell span={12}>
            <Block
              title="Yield history"
              anchor="yields"
              foot={lineFoot(view.yields, 'Redemption yield at each day’s clean price, before tax.')}
            >
              <BlockBody state={view.yields}>{line => <DatedLine view={line} />}</BlockBody>
            </Block>
          </Cell>
        ) : null}
        <Cell span={12}>
          <ReturnsBlock view={view} />
        </Cell>
        <Cell span={12}>
          <GrowthBlock view={view} />
        </Cell>
        <Cell span={12}>
          <RiskBlock view={view} />
        </Cell>
        <Cell span={12}>
          <PriceHistoryBlock view={view} />
        </Cell>
      </Grid>
    </SecurityPage>
  )
}

function ChartBlock({ view }: Props) {
  const path = pathOf(view)
  return (
    <div id="chart-view" data-bw-chart="">
      <SecurityChart
        state={view.chart}
        form={view.compareForm}
        dates={view.asked}
        action={path}
        kept={kept(view.returnsShown)}
        hrefFor={choices => `${path}${writeChartChoices(choices, kept(view.returnsShown))}#chart`}
        dataFor={choices => `/api/widgets/price-chart/${view.frame.identity.marketCode}${writeChartChoices(choices)}`}
      />
    </div>
  )
}

function ReturnsBlock({ view }: Props) {
  return (
    <div id="returns-tables">
      <Block
        title={`Past performance${termsLabel(view.money.terms)}`}
        anchor="performance"
        aside={<FileLink view={view} table="returns" state={view.returns} />}
        foot={view.returns.state === 'ready' ? view.returns.view.basis : null}
      >
        <BlockBody state={view.returns}>
          {returns => (
            <Returns
              view={returns}
              shown={view.returnsShown}
              hrefFor={shown => `${pathOf(view)}${writeChartChoices(choicesOf(view), kept(shown))}#performance`}
            />
          )}
        </BlockBody>
      </Block>
    </div>
  )
}

function GrowthBlock({ view }: Props) {
  return (
    <div id="growth-chart">
      <Block
        title={growthTitle(view)}
        anchor="growth"
        aside={<FileLink view={view} table="growth" state={view.growth} />}
        foot={view.growth.state === 'ready' ? `Month ends. ${view.growth.view.basis} ${warning}` : null}
      >
        <BlockBody state={view.growth}>{growth => <Growth view={growth} />}</BlockBody>
      </Block>
    </div>
  )
}

function RiskBlock({ view }: Props) {
  return (
    <div id="risk-table">
      <Block
        title={`Risk and return${termsLabel(view.money.terms)}`}
        anchor="risk"
        aside={<FileLink view={view} table="risk" state={view.risk} />}
        foot={
          view.risk.state === 'ready'
            ? `To ${formatDate(view.risk.view.asAt)}. ${view.risk.view.basis} ${warning}`
            : null
        }
      >
        <BlockBody state={view.risk}>{risk => <RiskReturn view={risk} />}</BlockBody>
      </Block>
    </div>
  )
}

function PriceHistoryBlock({ view }: Props) {
  const [path, choices] = [pathOf(view), choicesOf(view)]
  return (
    <div id="price-table">
      <Block
        title="Price history"
        anchor="prices"
        aside={<a href={`${path}${writeChartChoices(choices, { format: 'csv' })}`}>Download CSV</a>}
        foot={
          view.history.state === 'ready'
            ? `In ${unitName(view.history.view.unit)}${termsLabel(choices.terms)}, for the period of the chart, latest first. Prices are adjusted for splits; the adjusted close also for dividends.`
            : null
        }
      >
        <BlockBody state={view.history}>
          {history => (
            <PriceHistory
              view={history}
              hrefFor={({ page, size }) =>
                `${path}${writeChartChoices(choices, { ...kept(view.returnsShown), page: String(page), size: String(size) })}#prices`
              }
            />
          )}
        </BlockBody>
      </Block>
    </div>
  )
}

function FileLink({ view, table, state }: Props & { readonly table: string; readonly state: BlockState<unknown> }) {
  if (state.state !== 'ready') return null
  const { terms, currency } = view.asked
  return (
    <a
      href={`${pathOf(view)}${writeChartChoices({ ...defaultChartChoices, terms, currency }, { format: 'csv', table })}`}
    >
      Download CSV
    </a>
  )
}

function pathOf({ frame }: ChartsAndPerformanceView): string {
  return pagePath('charts-and-performance', frame.identity.marketCode)
}

/** The choices drawn, or those requested where there is no chart. */
function choicesOf({ chart, asked }: ChartsAndPerformanceView): ChartChoices {
  return chart.state === 'ready' ? chart.view.choices : asked
}

/** The query parameters kept besides the chart's own. */
function kept(shown: ReturnsShown): Readonly<Record<string, string>> {
  return shown === 'total' ? {} : { returns: shown }
}

function growthTitle({ growth, money: shown }: ChartsAndPerformanceView): string {
  const real = termsLabel(shown.terms)
  if (growth.state !== 'ready') return `Growth of £10,000${real}`
  const { start, currency } = growth.view
  return `Growth of ${formatMoney(money(start, currency)).replace(/\.00$/, '')}${real}`
}
