import { chartModel, closeBeforeName, type ModelSeries } from '@bellwether/analytics/chart-model'
import { type ChartChoices, type SecurityChartView, termsLabel } from '@bellwether/contract'
import { formatDate, formatPercent, formatPrice } from '@bellwether/domain'
import { Legend, LegendKey } from '../plot/legend.tsx'
import styles from './chart-legend.module.css'
import { latestOf } from './line-reading.ts'
import plotStyles from './plot.module.css'

/** Which line is which, with its change over the period or its latest value; a compared line can be removed here. */
export function ChartLegend({
  view,
  hrefFor,
}: {
  readonly view: SecurityChartView
  readonly hrefFor: (choices: ChartChoices) => string
}) {
  const { price, lower } = chartModel(view)
  const { choices } = view
  const nav = price.series.some(({ role }) => role === 'nav')
  const compared = price.series.filter(({ role }) => role === 'compared')
  return (
    <Legend>
      <LegendKey line={plotStyles.line}>
        {view.name}
        {termsLabel(choices.terms)} <b>{formatPercent(view.changePct, { sign: true })}</b>
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
      {view.indicators.map(({ key, name, place }) => (
        <LegendKey key={key} line={place === 'price' ? `${plotStyles.indicator} ${plotStyles[key]}` : undefined}>
          {name}{' '}
          <LatestValues
            lines={[price, ...lower].flatMap(({ series }) => series.filter(line => line.key === key))}
            view={view}
          />
        </LegendKey>
      ))}
      {view.previousClose ? (
        <LegendKey line={plotStyles.previous}>
          {closeBeforeName(view)} <b>{formatPrice(view.previousClose)}</b>
        </LegendKey>
      ) : null}
    </Legend>
  )
}

/** In the line's own unit: pence for an average of prices, on every scale. */
function LatestValues({ lines, view }: { readonly lines: readonly ModelSeries[]; readonly view: SecurityChartView }) {
  const values = lines.map(line => latestOf(line, view)).filter(value => value !== null)
  return values.length > 0 ? <b>{values.join(', ')}</b> : 'not enough prices'
}
