import type { GrowthLine, GrowthView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatDate, formatMoney, formatNumber, money } from '@bellwether/domain'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import { ChartData } from '../plot/chart-data.tsx'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { niceScale } from '../plot/scale.ts'
import { timeLabels } from '../plot/time-labels.ts'
import plotStyles from '../security-chart/plot.module.css'

const lineStyles = [
  plotStyles.line,
  `${plotStyles.compared} ${plotStyles.compared2}`,
  `${plotStyles.compared} ${plotStyles.compared1}`,
]

/** Growth of an amount invested on the first day, with every month end as a table. */
export function Growth({ view }: { readonly view: GrowthView }) {
  const { lines, days } = view
  const scale = niceScale(lines.flatMap(line => line.amounts).filter(amount => amount !== null))
  const styleOf = (index: number) => (lines.length === 2 && index === 1 ? lineStyles[2] : lineStyles[index])
  return (
    <>
      <PlotFrame
        label={describe(view)}
        scale={scale}
        tickText={tick => formatNumber(tick / 100, 0)}
        labels={timeLabels(days, 'Europe/London')}
        height="tall"
      >
        {lines.map(({ name, amounts }, index) => (
          <Line key={name} scale={scale} values={amounts} className={styleOf(index)} />
        ))}
      </PlotFrame>
      <Legend>
        {lines.map((line, index) => (
          <LegendKey key={line.name} line={styleOf(index)}>
            {line.name} <b>{lastOf(line, view.currency)}</b>
          </LegendKey>
        ))}
      </Legend>
      <ChartData summary="Month-end values">
        <DataTable label="Growth by month end">
          <thead>
            <tr>
              <th scope="col">Date</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col" className={tableStyles.number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, index) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  {lines.map(({ name, amounts }) => (
                    <td key={name} className={tableStyles.number}>
                      {whole(amounts[index] ?? null, view.currency)}
                    </td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </DataTable>
      </ChartData>
      <HowCalculated
        of={`Growth of ${formatMoney(money(view.start, view.currency))}`}
        scope="growth"
        figures={view.explained}
      />
    </>
  )
}

function describe({ days, lines, currency, start }: GrowthView): string {
  const ends = lines.map(line => `${line.name} ${lastOf(line, currency)}`).join(', ')
  return `${whole(start, currency)} invested on ${formatDate(days[0] ?? '')}, value on ${formatDate(days.at(-1) ?? '')}: ${ends}.`
}

function lastOf(line: GrowthLine, currency: string): string {
  return whole(line.amounts.at(-1) ?? null, currency)
}

/** To the nearest pound. */
function whole(amount: number | null, currency: string): string {
  return amount === null ? 'n/a' : formatMoney(money(Math.round(amount / 100) * 100, currency)).replace(/\.00$/, '')
}
