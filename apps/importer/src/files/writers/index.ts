import type { ImportRecord, RecordKind } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { exchangeRateWriter } from './exchange-rates.ts'
import { statementWriter } from './statements.ts'

type RecordOf<Kind extends RecordKind> = Extract<ImportRecord, { readonly kind: Kind }>

/** The writer of each kind of record. */
export const writers: { readonly [Kind in RecordKind]: RecordWriter<RecordOf<Kind>> } = {
  'exchange-rate': exchangeRateWriter,
  statement: statementWriter,
}
