import type { BlockState, ChartChoices, CompareFormView, SecurityChartView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate, unitName } from '@bellwether/domain'
import { BlockBody } from '../block-body.tsx'
import { PastPerformanceWarning } from '../past-performance-warning.tsx'
import { ChartControls } from './chart-controls.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartOptions } from './chart-options.tsx'
import { EventList } from './event-list.tsx'
import { InteractivePlot, type LoadInteractive, useInteractive } from './interactive-plot.tsx'
import styles from './security-chart.module.css'

export interface SecurityChartProps {
  readonly state: BlockState<SecurityChartView>
  readonly form: CompareFormView
  /** Dates as they were asked for; those drawn if left out. */
  readonly dates?: Pick<ChartChoices, 'from' | 'to'>
  /** The page's own address, without a query. */
  readonly action: string
  /** What the address says beside the chart's own choices: the form carries it along. */
  readonly kept?: Readonly<Record<string, string>>
  readonly hrefFor: (choices: ChartChoices) => string
  readonly loadInteractive: LoadInteractive
  /** Called with the form's address when one of its boxes is ticked. */
  readonly onAsk: (address: string) => void
  /** Another key makes another form, whose fields are those of the address. */
  readonly formKey: number
}

/**
 * The large chart. Everything is links and one form, drawn by the server; the interactive chart replaces the drawing when somebody reaches for it.
 */
export function SecurityChart(props: SecurityChartProps) {
  const { state, form, dates, action, kept = {}, hrefFor } = props
  const interactive = useInteractive(props.loadInteractive)
  return (
    <Block
      title="Chart"
      anchor="chart"
      aside={
        <button
          className={styles.interactive}
          type="button"
          data-drawn={interactive.shown !== null || undefined}
          onClick={interactive.startWithFocus}
        >
          Interactive chart
        </button>
      }
      foot={
        state.state === 'ready' ? (
          <>
            {basisOf(state.view)} <PastPerformanceWarning />
          </>
        ) : null
      }
    >
      <BlockBody state={state}>
        {view => (
          <>
            <ChartControls view={view} hrefFor={hrefFor} />
            {remarksOf(view).map(remark => (
              <p key={remark} className={styles.remark}>
                {remark}
              </p>
            ))}
            <InteractivePlot view={view} interactive={interactive} />
            <ChartLegend view={view} hrefFor={hrefFor} />
            <EventList events={view.events} />
            <ChartOptions
              // What was compared is in the legend, and the field is free for the next.
              key={`${props.formKey} ${view.choices.compare}`}
              view={view}
              form={form}
              dates={dates ?? view.choices}
              action={action}
              kept={kept}
              onAsk={props.onAsk}
            />
          </>
        )}
      </BlockBody>
    </Block>
  )
}

/** Choices that could not be applied, and why total return is unavailable. */
function remarksOf({ remarks, noTotalReturn }: SecurityChartView): readonly string[] {
  return noTotalReturn && !remarks.includes(noTotalReturn) ? [...remarks, noTotalReturn] : remarks
}

function basisOf({ points, choices, compared, unit, name, moneyNote }: SecurityChartView): string {
  const last = points.at(-1)?.at.slice(0, 10)
  const basis =
    choices.basis === 'total-return'
      ? 'Total return: income reinvested at the close on the ex-dividend date, before dealing charges and tax.'
      : `Price in ${unitName(unit)}, excluding income.`
  const others =
    compared.length > 0
      ? ` All lines rebased to 100 at the start, ${moneyNote ? 'all in pounds' : 'each in its own currency'}.${describeMixedBasis(compared, choices.basis, name)}`
      : ''
  return `${last ? `To ${formatDate(last)}. ` : ''}${basis}${moneyNote ? ` ${moneyNote}` : ''}${others}`
}

function describeMixedBasis(
  compared: SecurityChartView['compared'],
  basis: ChartChoices['basis'],
  name: string,
): string {
  const others = compared.filter(line => line.basis !== basis).map(line => line.name)
  if (others.length === 0) return ''
  return basis === 'price'
    ? ` ${others.join(', ')}: including income; ${name}: excluding income.`
    : ` ${others.join(', ')}: price only, excluding income; ${name}: including income.`
}
