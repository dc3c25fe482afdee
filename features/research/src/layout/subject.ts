import type { QuoteView, SecurityFrame } from '@bellwether/contract'
import type { documents } from '@bellwether/db'
import type { Instrument, IsoDate, MarketCode, Viewer } from '@bellwether/domain'
import type { Security } from '../research-context.ts'

/** A security in the context of a page: its viewer, date and layout data. */
export interface Subject {
  readonly security: Security
  readonly marketCode: MarketCode
  readonly instrument: Instrument
  readonly keyDocument: documents.Document | null
  readonly quote: QuoteView | null
  readonly viewer: Viewer
  /** The day the page describes: that of the last price. */
  readonly day: IsoDate
  /** Events from this date on are in the future. The last price of a suspended share may be weeks older. */
  readonly today: IsoDate
  readonly frame: SecurityFrame
}
