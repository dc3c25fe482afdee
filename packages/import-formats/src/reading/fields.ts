import { type IsoDate, isIsoDate, parseIsin } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import { type Item, type Place, toReject } from '../format.ts'
import type { ImportRecord } from '../records/index.ts'
import { parseSpelledDay } from './spelled-day.ts'

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/
/** A cell that a spreadsheet would run. A sign before a number is none, nor is a company called @Health. */
const formula = /^=|^@\w{1,40}\(|^[+-](?![\d.])/

/** A number of more characters is looked at as a text first. */
const maxDigits = 40

/** The item of a row: its record, or why there is none. */
export function toItem(at: Place, map: () => ImportRecord, rows = 1): Item {
  try {
    return { at, record: map(), ...(rows !== 1 && { rows }) }
  } catch (error) {
    if (error instanceof RejectedRowError) return { at, reject: toReject(error) }
    throw error
  }
}

/** Text on one line, runs of spaces joined. */
export function readText(field: string, given: string | undefined, maxLength = 500): string {
  const text = (given ?? '').replace(/\s+/g, ' ').trim()
  if (text === '') throw new RejectedRowError('IMPORT_MISSING_VALUE', field, '', `${field} is empty`)
  if (formula.test(text)) {
    throw new RejectedRowError('IMPORT_FORMULA_CELL', field, text, `${field} is a formula; it must be the value itself`)
  }
  if (text.length > maxLength) {
    throw new RejectedRowError(
      'IMPORT_UNKNOWN_VALUE',
      field,
      text,
      `${field} has ${text.length} characters; it may have ${maxLength}`,
    )
  }
  return text
}

export interface NumberRange {
  readonly min?: number
  readonly max?: number
  /** Whether the smallest value itself is allowed; it is unless said otherwise. */
  readonly above?: boolean
}

/** A decimal with a point. Null where the cell is empty. */
export function readOptionalNumber(field: string, given: string | undefined, range: NumberRange = {}): number | null {
  const text = (given ?? '').trim()
  return text === '' ? null : readNumber(field, text, range)
}

export function readNumber(field: string, given: string | undefined, range: NumberRange = {}): number {
  const text = given !== undefined && given.length < maxDigits && decimal.test(given) ? given : readText(field, given)
  if (!decimal.test(text)) {
    throw new RejectedRowError('IMPORT_NOT_A_NUMBER', field, text, `${field} must be a number such as 1234.5`)
  }
  const number = Number(text)
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, above = false } = range
  if (!(number >= min && number <= max) || (above && number === min)) {
    const allowed = `${above ? 'more than' : 'at least'} ${min} and at most ${max}`
    throw new RejectedRowError('IMPORT_NUMBER_OUT_OF_RANGE', field, text, `${field} must be ${allowed}`)
  }
  return number
}

export interface DayRange {
  readonly from: string
  readonly to: string
}

/** `2026-11-13`, with or without a time after it, `20261113`, or a day whose month is a word; `11/12/2026` could be two days. */
export function readDay(field: string, given: string | undefined, { from, to }: DayRange): IsoDate {
  const day = given !== undefined && isIsoDate(given) ? given : toDay(readText(field, given))
  if (!isIsoDate(day)) {
    const text = readText(field, given)
    throw new RejectedRowError('IMPORT_NOT_A_DATE', field, text, `${field} must be a date such as 2026-11-13`)
  }
  if (day < from || day > to) {
    const text = readText(field, given)
    throw new RejectedRowError('IMPORT_DATE_OUT_OF_RANGE', field, text, `${field} must be between ${from} and ${to}`)
  }
  return day
}

function toDay(text: string): string {
  const compact = /^(\d{4})(\d{2})(\d{2})(?:$|[ T])/.exec(text)
  if (compact) return `${compact[1]}-${compact[2]}-${compact[3]}`
  return parseSpelledDay(text) ?? text.split(/[ T]/, 1)[0] ?? ''
}

export function readIsin(field: string, given: string | undefined): string {
  const text = readText(field, given)
  const isin = parseIsin(text)
  if (isin === null) {
    throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', field, text, `${field} is not an ISIN: its check digit fails`)
  }
  return isin
}
