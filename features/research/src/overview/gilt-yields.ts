import { type Gilt, giltTerms, settlementDate, yieldFromCleanPrice } from '@bellwether/analytics'
import type { BlockState, DatedLineView } from '@bellwether/contract'
import { facts } from '@bellwether/db'
import { formatPercent, toPriceNumber } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { type Close, closesOf } from '../securities/closes.ts'
import { datedLine, thinned } from '../securities/dated-line.ts'

const historyMonths = 120

/** The yield at the closes of ten years, or since issue. */
export async function giltYieldHistory(
  context: ResearchContext,
  { security, day }: Pick<Subject, 'security' | 'day'>,
): Promise<BlockState<DatedLineView>> {
  const record = await facts.gilt(context.db, security.id)
  if (!record) return empty('No terms supplied for this gilt.')
  const closes = await closesOf(context, security, { months: historyMonths, to: day })
  return giltYields(giltTerms(record), closes, { real: record.kind === 'INDEX_LINKED' })
}

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
