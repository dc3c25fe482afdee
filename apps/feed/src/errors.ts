/** Base of every error of this package: a recorded file that cannot be replayed, or settings that cannot be used. Recognise errors by `code`, never by text. */
export abstract class FeedError extends Error {
  abstract readonly code: string
}

export class FeedFileUnreadableError extends FeedError {
  override readonly name = 'FeedFileUnreadableError'
  readonly code = 'FEED_FILE_UNREADABLE'
  readonly path: string
  constructor(path: string, cause: unknown) {
    super(`${path} cannot be read (${toCode(cause)}); --feed takes the path of a CSV file.`, { cause })
    this.path = path
  }
}

export class FeedFileHeaderError extends FeedError {
  override readonly name = 'FeedFileHeaderError'
  readonly code = 'FEED_FILE_HEADER'
  readonly given: string
  constructor(given: string, wanted: string) {
    super(`The file begins with "${given.slice(0, 80)}"; its first line must be ${wanted}.`)
    this.given = given
  }
}

export class FeedFileRowError extends FeedError {
  override readonly name = 'FeedFileRowError'
  readonly code = 'FEED_FILE_ROW'
  /** Counted from 1, the header included. */
  readonly line: number
  readonly field: string
  constructor(line: number, field: string, given: string, wanted: string) {
    super(`Line ${line}: ${field} is "${given.slice(0, 40)}"; it must be ${wanted}.`)
    this.line = line
    this.field = field
  }
}

export class FeedFileEmptyError extends FeedError {
  override readonly name = 'FeedFileEmptyError'
  readonly code = 'FEED_FILE_EMPTY'
  constructor() {
    super('The file has a header and no row; a replay needs at least one.')
  }
}

function toCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
}

export class MarketDataUnreadableError extends FeedError {
  override readonly name = 'MarketDataUnreadableError'
  readonly code = 'FEED_SETTINGS_UNREADABLE'
  readonly path: string
  constructor(path: string, cause: unknown) {
    super(`${path} cannot be read (${toCode(cause)}); MARKET_DATA_FILE takes the path of a JSON file.`, { cause })
    this.path = path
  }
}

export interface MarketDataProblem {
  /** JSON pointer; empty for the file as a whole. */
  readonly path: string
  /** To follow the path: 'must be a whole number'. */
  readonly problem: string
}

export class MarketDataFileError extends FeedError {
  override readonly name = 'MarketDataFileError'
  readonly code = 'FEED_SETTINGS_INVALID'
  readonly problems: readonly MarketDataProblem[]
  constructor(problems: readonly MarketDataProblem[]) {
    super(problems.map(({ path, problem }) => `MARKET_DATA_FILE: ${path || 'the file'} ${problem}`).join('\n'))
    this.problems = problems
  }
}
