import type { IsoDate } from '@bellwether/domain'
import type { ConceptMap } from './concepts.ts'
import type { Concepts, Fact } from './facts.ts'

/** A split or consolidation, as the filings before and after it tell it: they give the same period in another number of shares. */
export interface AccountSplit {
  /** New shares for each old one; below 1 of a consolidation. */
  readonly ratio: number
  /** The last filing in old shares that is known. */
  readonly after: IsoDate
  /** The first in new ones. */
  readonly by: IsoDate
}

/** New for old, in whole shares; a change by another ratio is a correction. */
const terms = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 80, 100].map(count => [count, 1] as const),
  ...[3, 5, 7].map(count => [count, 2] as const),
  ...[4, 5].map(count => [count, 3] as const),
]
const ratios = terms.flatMap(([of, to]) => [of / to, to / of])
/** Numbers of shares are rounded to millions by some. */
const tolerance = 0.005
/** Figures per share are rounded to cents. */
const halfCent = 0.005

/** IM-STMT-5: the splits that a company's restated numbers of shares show, oldest first. */
export function splitsIn(
  { shares, perShare }: ConceptMap,
  concepts: Concepts,
  currency: string,
): readonly AccountSplit[] {
  const first = (ways: string, unit: string) => {
    for (const way of ways.split('|')) {
      const facts = concepts.get(way.trim())?.get(unit)
      if (facts) return facts
    }
    return []
  }
  const earnings = Map.groupBy(first(perShare.epsBasic, `${currency}/shares`), periodOf)
  const found: AccountSplit[] = []
  for (const [period, facts] of Map.groupBy(first(shares.weightedSharesBasic, 'shares'), periodOf)) {
    for (const [index, later] of facts.entries()) {
      const earlier = facts[index - 1]
      const ratio = earlier && ratioOf(earlier.value, later.value)
      if (earlier && ratio && agrees(earnings.get(period) ?? [], earlier, later, ratio)) {
        found.push({ ratio, after: earlier.filed, by: later.filed })
      }
    }
  }
  return joined(found)
}

/** By how much a number of shares, given in a filing of a day, is to be multiplied to be in the shares of today. */
export function sharesFactor(splits: readonly AccountSplit[], filed: IsoDate): number {
  return splits.reduce((factor, { ratio, by }) => (filed < by ? factor * ratio : factor), 1)
}

const periodOf = ({ start, end }: Fact) => `${start} ${end}`

function ratioOf(before: number, after: number): number | undefined {
  const change = after / before
  return ratios.find(ratio => Math.abs(change / ratio - 1) <= tolerance)
}

/** A number of shares that was mistyped is corrected without a change of the earnings per share. */
function agrees(earnings: readonly Fact[], earlier: Fact, later: Fact, ratio: number): boolean {
  const before = earnings.findLast(({ filed }) => filed <= earlier.filed)
  const after = earnings.find(({ filed }) => filed >= later.filed)
  if (!before || !after) return true
  const rounding = halfCent * (1 + ratio) + Math.abs(before.value) * 0.02
  return Math.abs(after.value * ratio - before.value) <= rounding
}

/** Several periods tell of one split; together they say between which filings it was. */
function joined(found: readonly AccountSplit[]): readonly AccountSplit[] {
  const splits: AccountSplit[] = []
  for (const next of found.toSorted((a, b) => a.by.localeCompare(b.by))) {
    const index = splits.findIndex(({ ratio, after, by }) => ratio === next.ratio && next.after < by && after < next.by)
    const known = splits[index]
    if (!known) splits.push(next)
    else splits[index] = { ...known, after: known.after > next.after ? known.after : next.after }
  }
  return splits.filter(split => !isTwoInOne(split, splits))
}

/** A period that was not given between two splits shows both as one. */
function isTwoInOne(split: AccountSplit, splits: readonly AccountSplit[]): boolean {
  const within = splits.filter(each => each !== split && each.after >= split.after && each.by <= split.by)
  return within.length > 1 && within.reduce((product, { ratio }) => product * ratio, 1) === split.ratio
}
