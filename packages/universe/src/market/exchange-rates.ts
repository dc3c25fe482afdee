import { createRandom } from '../rng.ts'
import { foreignCurrencies, sterlingRate } from './currency.ts'
import { tradingYear } from './market-factors.ts'

/** Pounds for one of a currency on each trading day. */
export type ExchangeRates = ReadonlyMap<string, Float64Array>

const volatility = 0.075
/** How much of the distance from today's rate is lost in a day: rates wander, but not away. */
const pull = 0.001
const decimals = 1e6

/** Drawn backwards from the rate of the last day, so that a shorter history is the end of a longer one. */
export function createExchangeRates(seed: number, length: number): ExchangeRates {
  return new Map(
    foreignCurrencies.map(currency => {
      const random = createRandom(seed, 'exchange rate', currency)
      const last = sterlingRate(currency)
      const rates = new Float64Array(length)
      let log = 0
      for (let position = length - 1; position >= 0; position--) {
        rates[position] = Math.round(last * Math.exp(log) * decimals) / decimals
        log += (volatility / Math.sqrt(tradingYear)) * random.normal() - pull * log
      }
      return [currency, rates]
    }),
  )
}
