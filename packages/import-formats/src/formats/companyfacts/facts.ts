import { type IsoDate, isIsoDate } from '@bellwether/domain'
import { DamagedFileError } from '../../errors.ts'
import type { Reject } from '../../format.ts'

/** One figure of one filing. */
export interface Fact {
  /** Null of a balance sheet date. */
  readonly start: IsoDate | null
  readonly end: IsoDate
  readonly value: number
  /** Of the filing, not of the figure. */
  readonly fiscalYear: number | null
  readonly filed: IsoDate
}

export interface FactFile {
  readonly cik: string
  /** By taxonomy, concept and unit. */
  readonly taxonomies: ReadonlyMap<string, Concepts>
  readonly rejects: readonly { readonly at: string; readonly reject: Reject }[]
}

export type Concepts = ReadonlyMap<string, ReadonlyMap<string, readonly Fact[]>>

const earliest = '1990-01-01'

/** Checks what a companyfacts file says; figures that cannot be are rejected one by one. */
export function toFactFile(json: unknown, today: IsoDate): FactFile {
  const file = asObject(json, '$')
  const cik = String(file.cik ?? '').replace(/^0+/, '')
  if (!/^\d{1,10}$/.test(cik)) throw shapeError('$.cik')
  const rejects: { at: string; reject: Reject }[] = []
  const taxonomies = new Map<string, Concepts>()
  for (const [taxonomy, given] of Object.entries(asObject(file.facts, '$.facts'))) {
    const concepts = new Map<string, ReadonlyMap<string, readonly Fact[]>>()
    for (const [concept, described] of Object.entries(asObject(given, `$.facts.${taxonomy}`))) {
      const at = `$.facts.${taxonomy}.${concept}.units`
      const units = Object.entries(asObject(asObject(described, at).units, at))
      concepts.set(
        concept,
        new Map(units.map(([unit, rows]) => [unit, toFacts(rows, `${at}.${unit}`, today, rejects)])),
      )
    }
    taxonomies.set(taxonomy, concepts)
  }
  return { cik, taxonomies, rejects }
}

function toFacts(rows: unknown, at: string, today: IsoDate, rejects: { at: string; reject: Reject }[]): Fact[] {
  if (!Array.isArray(rows)) throw shapeError(at)
  const facts: Fact[] = []
  for (const [index, row] of rows.entries()) {
    const fact = toFact(asObject(row, at), today)
    if ('code' in fact) rejects.push({ at: `${at}[${index}]`, reject: fact })
    else facts.push(fact)
  }
  return facts.sort((a, b) => a.filed.localeCompare(b.filed))
}

function toFact({ start, end, val, fy, filed }: Record<string, unknown>, today: IsoDate): Fact | Reject {
  for (const [field, day] of [
    ['start', start ?? end],
    ['end', end],
    ['filed', filed],
  ] as const) {
    if (typeof day !== 'string' || !isIsoDate(day)) {
      const reason = `${field} must be a date such as 2026-11-13`
      return { code: 'IMPORT_NOT_A_DATE', field, value: String(day), reason }
    }
    if (day < earliest || day > today) {
      const reason = `${field} must be between ${earliest} and ${today}`
      return { code: 'IMPORT_DATE_OUT_OF_RANGE', field, value: day, reason }
    }
  }
  if (typeof val !== 'number' || Math.abs(val) > Number.MAX_SAFE_INTEGER / 100) {
    return { code: 'IMPORT_NOT_A_NUMBER', field: 'val', value: String(val), reason: 'val must be a number' }
  }
  return {
    start: (start ?? null) as IsoDate | null,
    end: end as IsoDate,
    value: val,
    fiscalYear: typeof fy === 'number' && Number.isInteger(fy) ? fy : null,
    filed: filed as IsoDate,
  }
}

function asObject(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw shapeError(at)
  return value as Record<string, unknown>
}

function shapeError(at: string): DamagedFileError {
  return new DamagedFileError('IMPORT_MALFORMED_JSON', `it is not a companyfacts file: see ${at}`)
}
