import type { QuoteView } from '@bellwether/contract'
import type { documents } from '@bellwether/db'
import {
  getMarketCode,
  type Instrument,
  type IsoDate,
  type MarketCode,
  toIsoDate,
  type Viewer,
} from '@bellwether/domain'
import { attempt, foundIn, share } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { quoteWithoutLine } from '../securities/quote.ts'
import { instrumentOf, unknownInstrument } from './instrument.ts'

/** A security as the blocks of a page need it: its price, its day, how it can be traded, and who looks. */
export interface Subject {
  readonly security: Security
  readonly marketCode: MarketCode
  readonly instrument: Instrument
  readonly notTradableReason: string | null
  readonly keyDocument: documents.Document | null
  /** Without its line, which no block needs. */
  readonly quote: QuoteView | null
  readonly isPriceMissing: boolean
  readonly viewer: Viewer
  /** The day the page describes: that of the last price. */
  readonly day: IsoDate
  /** Events from this date on are in the future. The last price of a suspended share may be weeks older. */
  readonly today: IsoDate
}

/** What every block needs before it can ask for the rest. */
export async function subjectOf(context: ResearchContext, security: Security, viewer: Viewer): Promise<Subject> {
  const [shared, { notTradableReason, keyDocument, ...instrument }] = await Promise.all([
    share(context, 'quote', () => quoteWithoutLine(context, security)),
    attempt(context, 'instrument', () => instrumentOf(context, security), unknownInstrument(security)),
  ])
  const quote = foundIn(shared)
  const day = quote ? toIsoDate(new Date(quote.at)) : security.asAt
  const today = day > security.asAt ? day : security.asAt
  return {
    security,
    marketCode: getMarketCode(security.listing.marketCode),
    instrument,
    notTradableReason,
    keyDocument,
    quote,
    isPriceMissing: shared.state === 'failed',
    viewer,
    day,
    today,
  }
}
