import { parseIsin } from '@bellwether/domain'
import { DamagedFileError, RejectedRowError } from '../errors.ts'
import { type Item, type Place, toReject } from '../format.ts'
import { type NumberRange, readNumber } from '../reading/fields.ts'
import type { HoldingsRecord, ReportedHolding } from '../records/holdings.ts'

/** A rank is a small integer in the database, and no fund holds as many. */
const maxHoldings = 32_000
/** A leveraged fund may hold several times its assets; beyond this it is a slip of the decimal point. */
const range: NumberRange = { min: -50, max: 50 }

export const noFund = { isin: null, seriesId: null, cik: null, marketCode: null } as const

/** The holdings of one report, one by one; the only thing about a report that is held in memory. */
export class HoldingsReport {
  readonly #holdings: ReportedHolding[] = []

  /** A reject where the row cannot be used; nothing where it could be. */
  add(at: Place, map: () => ReportedHolding): readonly Item[] {
    if (this.#holdings.length === maxHoldings) {
      throw new DamagedFileError('IMPORT_TOO_LARGE', `it has more than ${maxHoldings} holdings`)
    }
    try {
      this.#holdings.push(map())
      return []
    } catch (error) {
      if (!(error instanceof RejectedRowError)) throw error
      return [{ at, reject: toReject(error) }]
    }
  }

  finish(at: Place, report: Pick<HoldingsRecord, 'fund' | 'asAt' | 'issuedOn'>): readonly Item[] {
    if (this.#holdings.length === 0) return []
    const holdings = this.#holdings.toSorted((a, b) => b.weighting - a.weighting)
    return [{ at, record: { kind: 'holdings', ...report, holdings }, rows: holdings.length }]
  }
}

/** A fraction; `percent` where the file has 4.82 for 4.82%. */
export function readWeighting(field: string, given: string | undefined, unit: 'percent' | 'fraction'): number {
  const fraction = readNumber(field, given, unit === 'percent' ? { min: -5_000, max: 5_000 } : range)
  return Number((unit === 'percent' ? fraction / 100 : fraction).toFixed(8)) + 0
}

/** Derivatives and accounts have codes of their own where others have an ISIN: they are kept without. */
export function isinOrNull(given: string | undefined): string | null {
  return parseIsin((given ?? '').trim())
}

/** Null for codes that stand for no country. */
export function countryOrNull(given: string | undefined): string | null {
  const code = (given ?? '').trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}
