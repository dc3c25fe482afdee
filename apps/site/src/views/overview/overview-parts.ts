import type { OverviewView, QuoteView, SecurityFrame } from '@bellwether/contract'
import type { Instrument, IsoDate, MarketCode, Viewer } from '@bellwether/domain'
import type { Security } from '../../site-context.ts'

export interface OverviewSubject {
  readonly security: Security
  readonly marketCode: MarketCode
  readonly instrument: Instrument
  readonly quote: QuoteView | null
  readonly viewer: Viewer
  /** The day the page describes: that of the last price. */
  readonly day: IsoDate
}

/** What a type brings to its Overview; blocks it leaves out do not apply to it. */
export type OverviewParts = Pick<OverviewView, 'keyFigures'> &
  Partial<Omit<OverviewView, 'frame' | 'chart' | 'keyFigures'>> & { readonly headline: SecurityFrame['headline'] }
