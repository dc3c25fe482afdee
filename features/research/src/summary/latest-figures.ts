import { compoundGrowth, type RatioPeriod } from '@bellwether/analytics'
import type { Figure, FigureTableView, FigureValue } from '@bellwether/contract'
import { formatDate, type IsoDate, isPresent, type Ratio, type StatementTemplateName } from '@bellwether/domain'
import { figure, notApplicable, textValue } from '@bellwether/web/view'
import { periodCalculation } from '../calculations/ratio-calculation.ts'
import { findSummaryRow, summaryRows } from '../financials/summary-rows.ts'
import type { RatioDefinition } from '../key-ratios/ratio-definition.ts'
import { ratioGroups } from '../key-ratios/ratio-groups.ts'
import type { LoadedRatios } from '../key-ratios/ratio-history.ts'
import { ratioOf, writeRatio } from '../key-ratios/ratio-series.ts'
import type { Subject } from '../layout/subject.ts'
import type { Period } from '../statements/period.ts'

/** The most telling ratios for each type of company. */
const ratioKeys: Readonly<Record<StatementTemplateName, readonly string[]>> = {
  GENERAL: [
    'dividendYield',
    'dividendCover',
    'operatingMargin',
    'returnOnCapitalEmployed',
    'priceEarnings',
    'priceEarningsGrowth',
    'priceSales',
    'priceBook',
  ],
  BANK: [
    'dividendYield',
    'dividendCover',
    'netInterestMargin',
    'returnOnEquity',
    'priceEarnings',
    'priceEarningsGrowth',
    'priceBook',
  ],
  INSURER: [
    'dividendYield',
    'dividendCover',
    'combinedRatio',
    'returnOnEquity',
    'priceEarnings',
    'priceEarningsGrowth',
    'priceSales',
    'priceBook',
  ],
  REIT: [
    'dividendYield',
    'dividendCover',
    'recurringMargin',
    'returnOnCapitalEmployed',
    'priceEarnings',
    'priceTangibleAssets',
    'priceBook',
  ],
  TRUST: ['priceNetAssets', 'dividendYield', 'revenueCover', 'netGearing', 'runningCosts', 'totalReturnOnAssets'],
}

/** Growth of these lines on the previous year; the first is the top line of the template. */
const growthKeys = ['profitBeforeTax', 'revenueReturnPerShare', 'epsBasic', 'dps'] as const

/** Ratios at the last price, and at the nearest forecast where brokers have made one. */
export function latestFigures(loaded: LoadedRatios, asAt: IsoDate): FigureTableView {
  const { latest, last, forecasts } = loaded
  const [forecast] = forecasts
  const { template, currency } = last
  const ratioRows = definitionsOf(template).map(definition => {
    const now = ratioOf(definition, periodOf(definition, loaded))
    const next = forecast ? definition.of(forecast.ratios) : null
    return {
      key: definition.key,
      definition: definitionOf(definition),
      cells: [
        textValue(labelOf(definition, latest)),
        writeRatio(now, definition.unit, currency),
        // What a forecast does not cover is left empty rather than called missing.
        ...(next ? [isAbsent(next) ? notApplicable : writeRatio(next, definition.unit, currency)] : []),
      ],
    }
  })
  return {
    asAt,
    basis: basisOf(loaded),
    columns: [
      { label: 'Figure' },
      { label: 'Latest', numeric: true },
      ...(forecast ? [{ label: `Forecast ${forecast.period.column.fiscalYear}`, numeric: true }] : []),
    ],
    rows: [...ratioRows, ...growthRows(last, forecast?.period ?? null)],
  }
}

/** How the ratios under "latest" were calculated. */
export function explainedFigures(
  loaded: LoadedRatios,
  { marketCode, day }: Pick<Subject, 'marketCode' | 'day'>,
): readonly Figure[] {
  const { latest, last } = loaded
  return definitionsOf(last.template).map(definition => {
    const period = periodOf(definition, loaded)
    const priceDay = period === latest ? day : null
    return figure(
      definition.key,
      labelOf(definition, latest),
      writeRatio(ratioOf(definition, period), definition.unit, last.currency),
      { calculation: periodCalculation(definition.key, period, { marketCode, priceDay }) },
    )
  })
}

function definitionsOf(template: StatementTemplateName): readonly RatioDefinition[] {
  const definitions = ratioGroups[template].flatMap(({ rows }) => rows)
  return ratioKeys[template].flatMap(key => definitions.find(definition => definition.key === key) ?? [])
}

function periodOf({ periods }: RatioDefinition, { past, latest }: LoadedRatios): RatioPeriod {
  return periods === 'FULL_YEARS' ? (past.at(-1) ?? latest) : latest
}

function growthRows(last: Period, forecast: Period | null): FigureTableView['rows'] {
  const [top] = summaryRows[last.template]
  const rows = [...(top ? [top] : []), ...growthKeys.map(key => findSummaryRow(last.template, key))]
  return rows.flatMap(row => {
    // A trust's total earnings move with the market: their growth is not meaningful.
    if (!row || (last.template === 'TRUST' && row.key === 'epsBasic')) return []
    const growth = (period: Period): FigureValue => {
      const [from, to] = [period.before && valueIn(row.of(period.before)), valueIn(row.of(period))]
      // From or to a loss a percentage would be misread.
      const value = compoundGrowth(from, to, 1)
      if (isPresent<number>(value)) return { kind: 'percent', fraction: value.value, signed: true }
      return isAbsent(value) && period.column.forecast ? notApplicable : writeRatio(value, 'percent', period.currency)
    }
    return [
      {
        key: `${row.key}Growth`,
        definition: `${row.definition} Change on the previous year.`,
        cells: [textValue(`${row.label} growth`), growth(last), ...(forecast ? [growth(forecast)] : [])],
      },
    ]
  })
}

function basisOf({ last, latest, forecasts }: LoadedRatios): string {
  const trailing = latest.reported.periodEnd !== last.periodEnd
  return [
    trailing ? 'Latest: trailing 12 months, at the last price;' : 'Latest: last year, at the last price;',
    `growth is ${last.column.fiscalYear} on the previous year.`,
    ...(forecasts.length > 0 ? ['Forecasts are broker estimates, not company guidance.'] : []),
  ].join(' ')
}

/** A trust's debt changes daily, and other pages show today's: this one is from the last accounts. */
function labelOf({ key, label }: RatioDefinition, { reported }: RatioPeriod): string {
  return key === 'netGearing' ? `${label}, ${formatDate(reported.periodEnd)}` : label
}

function definitionOf({ meaning, formula }: RatioDefinition): string {
  return `${meaning} Our formula: ${formula}.`
}

function valueIn(ratio: Ratio): number | null {
  return isPresent<number>(ratio) ? ratio.value : null
}

function isAbsent(ratio: object): boolean {
  return 'absent' in ratio
}
