import { forecastEarningsGrowth, type RatioRule, ratioRules } from '@bellwether/analytics'
import { absent, notMeaningful, present, type Ratio } from '@bellwether/domain'
import type { LoadedRatios } from '../key-ratios/ratio-history.ts'
import { ratioOf } from '../key-ratios/ratio-series.ts'
import type { MarketMeasure } from '../sector-figures/market-medians.ts'
import { discountLabel } from '../securities/discount-label.ts'
import type { PriceChanges } from '../securities/price-changes.ts'
import type { Measured } from './standings.ts'

/** The measures compared with market and sector, in reading order. */
export function measuresOf({ latest, last }: LoadedRatios, changes: PriceChanges): readonly Measured[] {
  const own = (key: RatioRule) => ratioOf({ key, of: ratioRules[key] }, latest)
  const income: Measured = {
    key: 'income',
    label: 'Income',
    measure: 'Dividend yield',
    medianKey: 'dividendYield',
    own: own('dividendYield'),
    above: 'higher',
    below: 'lower',
    in: 'SHARE',
    as: 'percent',
  }
  if (last.template === 'TRUST') return [income, discount(own('priceNetAssets')), ...moves(changes)]
  const { eps } = latest.figures
  const growth = forecastEarningsGrowth(eps, latest.epsForward)
  return [
    {
      key: 'growth',
      label: 'Growth',
      measure: 'EPS growth (forecast vs last 12 months)',
      medianKey: 'earningsGrowthForward',
      own:
        growth !== null
          ? present(growth)
          : eps !== null && eps <= 0
            ? notMeaningful('Earnings are zero or negative')
            : absent('NOT_REPORTED', 'No forecast'),
      above: 'faster',
      below: 'slower',
      in: 'POINTS',
      as: 'percent',
    },
    income,
    {
      key: 'value',
      label: 'Value',
      measure: 'P/E',
      medianKey: 'priceEarnings',
      own: own('priceEarnings'),
      above: 'dearer',
      below: 'cheaper',
      in: 'SHARE',
      as: 'multiple',
    },
    ...moves(changes),
  ]
}

function discount(own: Ratio): Measured {
  return {
    key: 'value',
    label: 'Value',
    measure: discountLabel,
    medianKey: 'priceNetAssets',
    own,
    above: 'dearer',
    below: 'cheaper',
    in: 'POINTS',
    as: 'percent',
  }
}

function moves({ threeMonths, twelveMonths }: PriceChanges): readonly Measured[] {
  const move = (
    key: 'trend' | 'momentum',
    label: string,
    measure: string,
    medianKey: MarketMeasure,
    change: number | null,
  ): Measured => ({
    key,
    label,
    measure,
    medianKey,
    own: change === null ? absent('NOT_REPORTED', 'No price that far back') : present(change),
    above: 'stronger',
    below: 'weaker',
    in: 'POINTS',
    as: 'percent',
  })
  return [
    move('trend', 'Price trend', '12-month price change', 'priceChange12m', twelveMonths),
    move('momentum', 'Momentum', '3-month price change', 'priceChange3m', threeMonths),
  ]
}
