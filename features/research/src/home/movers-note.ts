import type { MoverView } from '@bellwether/contract'
import { formatDate, splitMarketCode, toIsoDate } from '@bellwether/domain'
import { demonstration, isTrading } from '../layout/market-note.ts'
import type { ResearchContext } from '../research-context.ts'

/** What the changes of the movers are of, where none of their exchanges trades; null otherwise. */
export function moversNote(
  { hours, now }: Pick<ResearchContext, 'hours' | 'now'>,
  movers: readonly Pick<MoverView, 'marketCode' | 'at'>[],
  simulated: boolean,
): string | null {
  const time = now().getTime()
  const latest = movers
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  if (latest === undefined || movers.some(({ marketCode }) => isTrading(splitMarketCode(marketCode).exchange, time)))
    return null
  if (hours === 'always') return simulated ? demonstration : null
  return `Markets closed. Changes at the close of ${formatDate(toIsoDate(new Date(latest)))}.`
}
