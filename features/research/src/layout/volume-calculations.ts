import type { Calculation } from '@bellwether/contract'
import { countValue, textValue } from '@bellwether/web/view'

export const averageVolumeCalculation: Calculation = {
  formula: 'The sum of the daily volumes ÷ days',
  inputs: [
    { label: 'Days', value: textValue('the last 30 with a price, or all since the listing'), source: 'Price history' },
  ],
}

/** Of bars of one or five minutes, each at the middle of its prices. */
export function averagePriceCalculation(volume: number | null): Calculation {
  return {
    formula: 'The sum of ((high + low + close) ÷ 3 × volume) of each bar ÷ the sum of their volumes',
    inputs: [
      { label: 'Bars', value: textValue('each minute, or five minutes, of the day'), source: 'Recorded trades' },
      ...(volume === null ? [] : [{ label: 'Volume of the day', value: countValue(volume) }]),
    ],
  }
}
