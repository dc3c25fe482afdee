import { readFile } from 'node:fs/promises'
import { DomainError, parseMarketCode, parsePrice, rescalePrice } from '@bellwether/domain'
import { CsvError, parse } from 'csv-parse/sync'
import { FeedFileEmptyError, FeedFileHeaderError, FeedFileRowError, FeedFileUnreadableError } from './errors.ts'
import type { StreamedListing } from './streamed-listing.ts'

/** A line of a recorded file. Prices are integers at the listing's unit and scale. */
export interface RecordedTick {
  readonly listing: StreamedListing
  /** Milliseconds since 1970. */
  readonly time: number
  readonly bid: number | null
  readonly ask: number | null
  readonly last: number
}

const columns = ['time', 'code', 'bid', 'ask', 'last'] as const
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/

export async function readRecording(path: string, listings: readonly StreamedListing[]): Promise<RecordedTick[]> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (cause) {
    throw new FeedFileUnreadableError(path, cause)
  }
  return parseRecording(text, listings)
}

/** CSV with the header `time,code,bid,ask,last`, in order of time; bid and ask may be empty. Throws unless every line is valid. */
export function parseRecording(text: string, listings: readonly StreamedListing[]): RecordedTick[] {
  const byCode = new Map(listings.map(listing => [listing.marketCode, listing]))
  const [header, ...rows] = readRows(text)
  if (header?.cells.join() !== columns.join()) {
    throw new FeedFileHeaderError(header?.cells.join() ?? '', columns.join())
  }
  if (rows.length === 0) throw new FeedFileEmptyError()
  let before = 0
  return rows.map(({ cells, line }) => {
    const [time = '', code = '', bid = '', ask = '', last = ''] = cells
    const listing = byCode.get(parseMarketCode(code) ?? '')
    if (listing === undefined) {
      throw new FeedFileRowError(line, 'code', code, 'the market code of a security with live prices')
    }
    const at = instant.test(time) ? Date.parse(time) : Number.NaN
    if (Number.isNaN(at)) throw new FeedFileRowError(line, 'time', time, 'an instant such as 2026-11-13T08:00:00.250Z')
    if (at < before) throw new FeedFileRowError(line, 'time', time, 'no earlier than that of the line before')
    before = at
    const toInteger = (field: string, given: string) => toListingPrice(line, field, given, listing)
    return {
      listing,
      time: at,
      bid: bid === '' ? null : toInteger('bid', bid),
      ask: ask === '' ? null : toInteger('ask', ask),
      last: toInteger('last', last),
    }
  })
}

function readRows(text: string): { readonly cells: readonly string[]; readonly line: number }[] {
  try {
    const rows: unknown = parse(text, { bom: true, info: true, trim: true, skip_empty_lines: true })
    return (rows as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      cells: record,
      line: info.lines,
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FeedFileRowError(
      Number(error.lines ?? 0),
      'the line',
      '',
      `CSV of ${columns.length} columns: ${error.message}`,
    )
  }
}

function toListingPrice(line: number, field: string, given: string, { unit, scale }: StreamedListing): number {
  try {
    return rescalePrice(parsePrice(given, unit), scale).value
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new FeedFileRowError(line, field, given, `a plain decimal in ${unit} with at most ${scale} decimals`)
  }
}
