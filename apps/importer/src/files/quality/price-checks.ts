import { daysBetween, formatDate, type IsoDate } from '@bellwether/domain'
import type { Finding } from './finding.ts'

interface Close {
  readonly day: IsoDate
  readonly close: number
}

/** The longest holidays of the exchanges we know close them for nine days in a row. */
const maxGapDays = 10
/** A price rarely doubles or halves in a day. */
const maxFactor = 2
const maxListed = 3

/** IM-QUAL-2: trading days are missing; `closes` oldest first. */
export function findPriceGaps(closes: readonly Close[]): Finding[] {
  const gaps = pairsOf(closes).filter(([before, after]) => daysBetween(before.day, after.day) > maxGapDays)
  return listed(gaps, 'PRICE_GAP', ([before, after]) => {
    const days = daysBetween(before.day, after.day) - 1
    return `No price between ${formatDate(before.day)} and ${formatDate(after.day)}, ${days} days`
  })
}

/** IM-QUAL-3: the close has more than doubled or halved overnight, on no day of a split. */
export function findPriceJumps(closes: readonly Close[], splitDays: ReadonlySet<string>): Finding[] {
  const jumps = pairsOf(closes).filter(([before, after]) => {
    const factor = after.close / before.close
    return (factor > maxFactor || factor < 1 / maxFactor) && !splitDays.has(after.day)
  })
  return listed(jumps, 'PRICE_JUMP', ([before, after]) => {
    const factor = Number((after.close / before.close).toPrecision(3))
    return `The close of ${formatDate(after.day)} is ${factor} times that of ${formatDate(before.day)}`
  })
}

function pairsOf(closes: readonly Close[]): readonly (readonly [Close, Close])[] {
  return closes.slice(1).flatMap((after, index) => {
    const before = closes[index]
    return before ? [[before, after] as const] : []
  })
}

/** The latest ones, and how many more there are. */
function listed<T>(found: readonly T[], check: Finding['check'], toMessage: (each: T) => string): Finding[] {
  const more = found.length - maxListed
  return found
    .slice(-maxListed)
    .reverse()
    .map((each, index) => {
      const rest = index === maxListed - 1 && more > 0 ? `; ${more} more before` : ''
      return { check, message: `${toMessage(each)}${rest}.` }
    })
}
