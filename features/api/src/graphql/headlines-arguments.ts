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

const maxSymbols = 20
const maxLimit = 100
/** To go further back, narrow the dates: every skipped row has to be read. */
const maxStartAt = 10_000

/** The database query; throws an error that names the invalid argument. */
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
  if (given.length === 0)
    throw new BadArgumentError('symbol', 'must have at least one market code, for example LSE:HVL')
  if (given.length > maxSymbols)
    throw new BadArgumentError('symbol', `has ${given.length} market codes; the maximum is ${maxSymbols}`)
  return given.map(text => {
    const code = parseMarketCode(text)
    if (code === null)
      throw new BadArgumentError('symbol', `"${text.slice(0, 40)}" is not a market code; an example is LSE:HVL`)
    return code
  })
}

function toDay(field: string, text: string | null | undefined): IsoDate | null {
  if (text === null || text === undefined) return null
  const day = parseDateNumeric(text)
  if (day === null || !isNewsDay(day))
    throw new BadArgumentError(field, `"${text.slice(0, 40)}" is not a valid date; use DD/MM/YYYY, from 01/01/1970`)
  return day
}

function toWholeNumber(field: string, given: number, min: number, max: number): number {
  if (!Number.isInteger(given) || given < min || given > max)
    throw new BadArgumentError(field, `${given} must be an integer from ${min} to ${max}`)
  return given
}
