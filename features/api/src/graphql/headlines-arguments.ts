import type { news } from '@bellwether/db'
import {
  addDays,
  addMonths,
  formatDateNumeric,
  type IsoDate,
  newsPageSize,
  parseDateNumeric,
  parseMarketCode,
  startOfDay,
} from '@bellwether/domain'
import { isNewsDay, newsZone } from '@bellwether/research'
import { BadArgumentError } from '../errors.ts'

export interface HeadlinesArguments {
  readonly symbol: readonly string[]
  readonly startDate?: string | null
  readonly endDate?: string | null
  readonly limit?: number | null
  readonly startAt?: number | null
  readonly sourceCode?: readonly string[] | null
}

export const maxSymbols = 20
export const maxLimit = 100
/** Deeper pages are read by narrowing the dates: each row skipped is a row read. */
export const maxStartAt = 10_000

/** The question for the database, or an error that names the argument. */
export function toHeadlinesQuery(given: HeadlinesArguments, today: IsoDate): news.HeadlinesQuery {
  const end = toDay('endDate', given.endDate) ?? today
  const start = toDay('startDate', given.startDate) ?? addMonths(end, -6)
  if (start > end)
    throw new BadArgumentError(
      'startDate',
      `${formatDateNumeric(start)} is after the endDate ${formatDateNumeric(end)}`,
    )
  return {
    symbols: toSymbols(given.symbol),
    from: startOfDay(start, newsZone),
    to: startOfDay(addDays(end, 1), newsZone),
    limit: toWholeNumber('limit', given.limit ?? newsPageSize, 1, maxLimit),
    startAt: toWholeNumber('startAt', given.startAt ?? 0, 0, maxStartAt),
    ...(given.sourceCode ? { sourceCodes: given.sourceCode } : {}),
  }
}

function toSymbols(given: readonly string[]): string[] {
  if (given.length === 0) throw new BadArgumentError('symbol', 'none was given; give a market code such as LSE:HVL')
  if (given.length > maxSymbols)
    throw new BadArgumentError('symbol', `${given.length} were given; at most ${maxSymbols} are allowed`)
  return given.map(text => {
    const code = parseMarketCode(text)
    if (code === null)
      throw new BadArgumentError('symbol', `"${text.slice(0, 40)}" is not a market code; write one such as LSE:HVL`)
    return code
  })
}

function toDay(field: string, text: string | null | undefined): IsoDate | null {
  if (text === null || text === undefined) return null
  const day = parseDateNumeric(text)
  if (day === null || !isNewsDay(day))
    throw new BadArgumentError(field, `"${text.slice(0, 40)}" is not a day; write DD/MM/YYYY, from 01/01/1970`)
  return day
}

function toWholeNumber(field: string, given: number, least: number, most: number): number {
  if (!Number.isInteger(given) || given < least || given > most)
    throw new BadArgumentError(field, `${given} was given; it must be a whole number from ${least} to ${most}`)
  return given
}
