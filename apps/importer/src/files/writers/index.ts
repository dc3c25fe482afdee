import type { ImportRecord, RecordKind } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { directorDealWriter } from './director-deals/director-deals.ts'
import { documentWriter } from './documents.ts'
import { exchangeRateWriter } from './exchange-rates.ts'
import {
  fundFactsWriter,
  performanceScenariosWriter,
  productCostsWriter,
  riskScoreWriter,
  targetMarketWriter,
} from './fund-disclosures.ts'
import { holdingsWriter } from './holdings.ts'
import { newsWriter } from './news.ts'
import { priceEventsWriter } from './prices/price-events.ts'
import { priceSeriesWriter } from './prices/price-series.ts'
import { currencyWriter, typeOverrideWriter, venueWriter } from './reference-codes.ts'
import { referenceValueWriter } from './reference-values.ts'
import { securityWriter } from './securities/securities.ts'
import { statementWriter } from './statements.ts'

type RecordOf<Kind extends RecordKind> = Extract<ImportRecord, { readonly kind: Kind }>

/** The writer of each kind of record. */
export const writers: { readonly [Kind in RecordKind]: RecordWriter<RecordOf<Kind>> } = {
  'director-deal': directorDealWriter,
  document: documentWriter,
  'exchange-rate': exchangeRateWriter,
  news: newsWriter,
  security: securityWriter,
  'type-override': typeOverrideWriter,
  venue: venueWriter,
  currency: currencyWriter,
  'price-events': priceEventsWriter,
  'price-series': priceSeriesWriter,
  'fund-facts': fundFactsWriter,
  holdings: holdingsWriter,
  'performance-scenarios': performanceScenariosWriter,
  'product-costs': productCostsWriter,
  'reference-value': referenceValueWriter,
  'risk-score': riskScoreWriter,
  statement: statementWriter,
  'target-market': targetMarketWriter,
}
