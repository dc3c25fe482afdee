import type { ChartChoices, SecurityChartView } from '@bellwether/contract'
import { formatDate, formatPercent, formatPrice } from '@bellwether/domain'
import { Legend, LegendKey } from '../plot/legend.tsx'
import styles from './chart-legend.module.css'
import plotStyles from './plot.module.css'
import { shownChart } from './shown-lines.ts'

/** Which line is which, with what each made in the period; a compared line can be taken away here. */
export function ChartLegend({
  view,
  hrefFor,
}: {
  readonly view: SecurityChartView
  readonly hrefFor: (choices: ChartChoices) => string
}) {
  const { main, nav, compared, overlays } = shownChart(view)
  const { choices } = view
  return (
    <Legend>
      <LegendKey line={plotStyles.line}>
        {main.name} <b>{formatPercent(view.changePct, { sign: true })}</b>
      </LegendKey>
      {nav && view.nav ? (
        <LegendKey line={plotStyles.nav}>
          <span>
            Net asset value{view.nav.latest.estimated ? ' (estimated)' : ''} <b>{formatPrice(view.nav.latest.nav)}</b>{' '}
            on {formatDate(view.nav.latest.day)}
          </span>
        </LegendKey>
      ) : null}
      {view.nav ? (
        <LegendKey>
          <span>
            Discount (−) or premium <b>{formatPercent(view.nav.latest.discount, { sign: true })}</b>, average{' '}
            {formatPercent(view.nav.averageDiscount, { sign: true })}, usual range{' '}
            {formatPercent(view.nav.averageDiscount - view.nav.deviation, { sign: true })} to{' '}
            {formatPercent(view.nav.averageDiscount + view.nav.deviation, { sign: true })} (grey band, one standard
            deviation)
          </span>
        </LegendKey>
      ) : null}
      {compared.map((line, index) => (
        <LegendKey key={line.key} line={`${plotStyles.compared} ${plotStyles[`compared${index + 1}`]}`}>
          {line.name} <b>{formatPercent(line.changePct ?? 0, { sign: true })}</b>
          <a
            className={styles.remove}
            href={hrefFor({ ...choices, compare: choices.compare.filter(code => code !== line.key) })}
            aria-label={`Remove ${line.name} from the chart`}
          >
            Remove
          </a>
        </LegendKey>
      ))}
      {overlays
        .filter(({ key }, index) => overlays.findIndex(other => other.key === key) === index)
        .map(({ key, name }) => (
          <LegendKey key={key} line={`${plotStyles.indicator} ${plotStyles[key]}`}>
            {name.replace(', upper', '')}
          </LegendKey>
        ))}
      {view.previousClose ? (
        <LegendKey line={plotStyles.previous}>
          Previous close <b>{formatPrice(view.previousClose)}</b>
        </LegendKey>
      ) : null}
    </Legend>
  )
}
