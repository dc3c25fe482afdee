import type { ExchangeRateRecord } from './exchange-rate.ts'
import type { StatementRecord } from './statement.ts'

/** Everything that a format can find. A new kind has a writer in apps/importer: the compiler asks for it. */
export type ImportRecord = ExchangeRateRecord | StatementRecord

export type RecordKind = ImportRecord['kind']
export type { ExchangeRateRecord } from './exchange-rate.ts'
export type { ReportedLines, StatementRecord } from './statement.ts'
