import { type Gilt, settlementDate, yieldFromCleanPrice } from '@bellwether/analytics'
import type { BlockState, DatedLineView } from '@bellwether/contract'
import { formatPercent, toPriceNumber } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { Close } from '../securities/closes.ts'
import { datedLine, thinned } from '../securities/dated-line.ts'

/** Every other day of a year; each is solved for. */
const maxPoints = 130

/** The redemption yield at each close; for an index-linked gilt, the real yield. */
export function giltYields(
  gilt: Gilt,
  closes: readonly Close[],
  { real = false }: { readonly real?: boolean } = {},
): BlockState<DatedLineView> {
  const points = thinned(closes, maxPoints).map(({ day, price }) => {
    const settlement = settlementDate(day)
    const value = settlement < gilt.maturity ? yieldFromCleanPrice(gilt, settlement, toPriceNumber(price)) : null
    return { day, value }
  })
  const line = datedLine(points, {
    describe: value => `${formatPercent(value)}${real ? ' above inflation' : ''}`,
    fromZero: false,
  })
  return line ? ready(line) : empty('Not enough prices for a chart.')
}
