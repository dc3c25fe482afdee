import type { ImportRecord, RecordKind } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { directorDealWriter } from './director-deals.ts'
import { exchangeRateWriter } from './exchange-rates.ts'
import { productCostsWriter, riskScoreWriter, targetMarketWriter } from './fund-disclosures.ts'
import { holdingsWriter } from './holdings.ts'
import { priceEventsWriter } from './prices/price-events.ts'
import { priceSeriesWriter } from './prices/price-series.ts'
import { currencyWriter, typeOverrideWriter, venueWriter } from './reference-codes.ts'
import { securityWriter } from './securities/securities.ts'
import { statementWriter } from './statements.ts'

type RecordOf<Kind extends RecordKind> = Extract<ImportRecord, { readonly kind: Kind }>

/** The writer of each kind of record. */
export const writers: { readonly [Kind in RecordKind]: RecordWriter<RecordOf<Kind>> } = {
  'director-deal': directorDealWriter,
  'exchange-rate': exchangeRateWriter,
  security: securityWriter,
  'type-override': typeOverrideWriter,
  venue: venueWriter,
  currency: currencyWriter,
  'price-events': priceEventsWriter,
  'price-series': priceSeriesWriter,
  holdings: holdingsWriter,
  'product-costs': productCostsWriter,
  'risk-score': riskScoreWriter,
  statement: statementWriter,
  'target-market': targetMarketWriter,
}
