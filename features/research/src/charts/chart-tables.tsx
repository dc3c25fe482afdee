import { BlockBody, Growth, PriceHistory, pastPerformanceWarning, Returns, RiskReturn } from '@bellwether/blocks'
import { type BlockState, defaultChartChoices, termsLabel, writeChartChoices } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate, formatMoney, money, unitName } from '@bellwether/domain'
import { type ChartsSectionProps, choicesOf, kept, pathOf } from './charts-section-props.ts'

type Props = { readonly view: ChartsSectionProps }

export function ReturnsBlock({ view }: Props) {
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

export function GrowthBlock({ view }: Props) {
  return (
    <div id="growth-chart">
      <Block
        title={growthTitle(view)}
        anchor="growth"
        aside={<FileLink view={view} table="growth" state={view.growth} />}
        foot={view.growth.state === 'ready' ? `Month ends. ${view.growth.view.basis} ${pastPerformanceWarning}` : null}
      >
        <BlockBody state={view.growth}>{growth => <Growth view={growth} />}</BlockBody>
      </Block>
    </div>
  )
}

export function RiskBlock({ view }: Props) {
  return (
    <div id="risk-table">
      <Block
        title={`Risk and return${termsLabel(view.money.terms)}`}
        anchor="risk"
        aside={<FileLink view={view} table="risk" state={view.risk} />}
        foot={
          view.risk.state === 'ready'
            ? `To ${formatDate(view.risk.view.asAt)}. ${view.risk.view.basis} ${pastPerformanceWarning}`
            : null
        }
      >
        <BlockBody state={view.risk}>{risk => <RiskReturn view={risk} />}</BlockBody>
      </Block>
    </div>
  )
}

export function PriceHistoryBlock({ view }: Props) {
  const [path, choices] = [pathOf(view), choicesOf(view)]
  return (
    <div id="price-table">
      <Block
        title="Price history"
        anchor="prices"
        aside={
          view.history.state === 'ready' ? (
            <a href={`${path}${writeChartChoices(choices, { format: 'csv' })}`} download>
              Download CSV
            </a>
          ) : null
        }
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
      download
    >
      Download CSV
    </a>
  )
}

function growthTitle({ growth, money: shown }: ChartsSectionProps): string {
  const real = termsLabel(shown.terms)
  if (growth.state !== 'ready') return `Growth of £10,000${real}`
  const { start, currency } = growth.view
  return `Growth of ${formatMoney(money(start, currency)).replace(/\.00$/, '')}${real}`
}
