import { getUnit, type IsoDate, perShareScale } from '@bellwether/domain'
import type { ConceptMap, MoneyInput } from './concepts.ts'
import type { Concepts, Fact } from './facts.ts'
import type { FactPeriod } from './periods.ts'
import { type AccountSplit, sharesFactor, splitsIn } from './splits.ts'

type Term = readonly [concept: string, sign: 1 | -1]
type Ways = readonly (readonly Term[])[]

/** What a company has reported, found by our lines. */
export class ReportedFigures {
  readonly currency: string
  readonly #map: ConceptMap
  readonly #concepts: Concepts
  readonly #coverShares: readonly Fact[]
  readonly #splits: readonly AccountSplit[]
  /** Facts of a concept and unit by period. */
  readonly #index = new Map<string, ReadonlyMap<string, readonly Fact[]>>()
  readonly #ways = new Map<string, Ways>()

  constructor(map: ConceptMap, concepts: Concepts, currency: string, coverShares: readonly Fact[]) {
    this.#map = map
    this.#concepts = concepts
    this.currency = currency
    this.#coverShares = coverShares
    this.#splits = splitsIn(map, concepts, currency)
  }

  /** The days on which figures of a period were filed, oldest first. */
  filingDays({ start, end }: FactPeriod): readonly IsoDate[] {
    const days = new Set<IsoDate>()
    for (const way of Object.values(this.#map.money)) {
      for (const [concept] of this.#waysOf(way).flat()) {
        const facts = this.#factsOf(concept, this.currency)
        for (const key of [`${start} ${end}`, end]) for (const { filed } of facts.get(key) ?? []) days.add(filed)
      }
    }
    return [...days].sort()
  }

  /** What was known of a period at the end of a day. */
  asOf(period: FactPeriod, day: IsoDate): KnownFigures {
    const duration = `${period.start} ${period.end}`
    const digits = getUnit(this.currency).minorDigits
    const value = (ways: string, unit: string, key: string, scale: number, adjust: Adjust = given => given) => {
      const found = this.#evaluate(ways, unit, key, day, adjust)
      return found === null ? null : toInteger(found, scale)
    }
    const { money, perShare, shares } = this.#map
    const inShares: Adjust = (given, filed) => given * sharesFactor(this.#splits, filed)
    const eachShare: Adjust = (given, filed) => given / sharesFactor(this.#splits, filed)
    return {
      flow: input => value(money[input], this.currency, duration, digits),
      balance: input => value(money[input], this.currency, period.end, digits),
      perShare: input => value(perShare[input], `${this.currency}/shares`, duration, perShareScale, eachShare),
      weightedShares: input => value(shares[input], 'shares', duration, 0, inShares),
      sharesInIssue: () =>
        value(shares.sharesInIssue, 'shares', period.end, 0, inShares) ?? this.#sharesOnCover(period, day),
      split: () => this.#splitAfter(perShare.epsBasic, duration, day),
    }
  }

  #evaluate(ways: string, unit: string, key: string, day: IsoDate, adjust: Adjust): number | null {
    for (const terms of this.#waysOf(ways)) {
      let sum: number | null = null
      for (const [index, [concept, sign]] of terms.entries()) {
        const fact = this.#factsOf(concept, unit)
          .get(key)
          ?.findLast(({ filed }) => filed <= day)
        if (!fact && index === 0) break
        if (fact) sum = (sum ?? 0) + sign * adjust(fact.value, fact.filed)
      }
      if (sum !== null) return sum
    }
    return null
  }

  /** The cover of a report says how many shares there were some weeks after the period. */
  #sharesOnCover({ end }: FactPeriod, day: IsoDate): number | null {
    const latest = Date.parse(end) + 120 * 86_400_000
    const found = this.#coverShares.find(fact => fact.end >= end && Date.parse(fact.end) <= latest && fact.filed <= day)
    return found ? toInteger(found.value * sharesFactor(this.#splits, found.filed), 0) : null
  }

  /** What the figures per share of a period were adjusted for. */
  #splitAfter(ways: string, key: string, day: IsoDate): SplitAfter | null {
    for (const [[concept] = ['']] of this.#waysOf(ways)) {
      const fact = this.#factsOf(concept, `${this.currency}/shares`)
        .get(key)
        ?.findLast(({ filed }) => filed <= day)
      if (!fact) continue
      const later = this.#splits.filter(({ by }) => fact.filed < by)
      const last = later.at(-1)
      return last ? { ratio: sharesFactor(later, fact.filed), after: fact.filed, knownOn: last.by } : null
    }
    return null
  }

  #factsOf(concept: string, unit: string): ReadonlyMap<string, readonly Fact[]> {
    const key = `${concept} ${unit}`
    let found = this.#index.get(key)
    if (!found) {
      const facts = this.#concepts.get(concept)?.get(unit) ?? []
      found = Map.groupBy(facts, ({ start, end }) => (start === null ? end : `${start} ${end}`))
      this.#index.set(key, found)
    }
    return found
  }

  #waysOf(text: string): Ways {
    let ways = this.#ways.get(text)
    if (!ways) {
      ways = text.split('|').map(way =>
        way
          .trim()
          .split(' ')
          .map((term): Term => (term.startsWith('-') ? [term.slice(1), -1] : [term, 1])),
      )
      this.#ways.set(text, ways)
    }
    return ways
  }
}

/** What becomes of a figure of a filing. */
type Adjust = (given: number, filed: IsoDate) => number

/** The splits after the filing that a figure per share was taken from. */
export interface SplitAfter {
  /** New shares for each old one, of all of them. */
  readonly ratio: number
  /** The filing. */
  readonly after: IsoDate
  /** The filing that shows the last of them. */
  readonly knownOn: IsoDate
}

/** The figures of one period, in the integers of our statement lines. Null where there is none. */
export interface KnownFigures {
  flow(input: MoneyInput): number | null
  /** At the end of the period. */
  balance(input: MoneyInput): number | null
  perShare(input: keyof ConceptMap['perShare']): number | null
  weightedShares(input: 'weightedSharesBasic' | 'weightedSharesDiluted'): number | null
  sharesInIssue(): number | null
  split(): SplitAfter | null
}

function toInteger(value: number, scale: number): number {
  // Through the decimal digits, so that 1.005 of two decimals is not 1.00.
  const rounded = Math.round(Number(`${value.toPrecision(15)}`) * 10 ** scale)
  return rounded === 0 ? 0 : rounded
}
