import type { ImportRecord, RecordKind } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { exchangeRateWriter } from './exchange-rates.ts'
import { priceSeriesWriter } from './prices/price-series.ts'
import { currencyWriter, typeOverrideWriter, venueWriter } from './reference-codes.ts'
import { securityWriter } from './securities/securities.ts'

type RecordOf<Kind extends RecordKind> = Extract<ImportRecord, { readonly kind: Kind }>

/** The writer of each kind of record. */
export const writers: { readonly [Kind in RecordKind]: RecordWriter<RecordOf<Kind>> } = {
  'exchange-rate': exchangeRateWriter,
  security: securityWriter,
  'type-override': typeOverrideWriter,
  venue: venueWriter,
  currency: currencyWriter,
  'price-series': priceSeriesWriter,
}
