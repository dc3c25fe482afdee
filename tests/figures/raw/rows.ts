export type SecurityType = 'EQUITY' | 'CLOSED_END_FUND' | 'FUND' | 'ETF' | 'BOND'

/** A security with its primary listing and its quote, as stored; prices are integers at `scale`. */
export interface RawSecurity {
  readonly id: number
  readonly listingId: number
  readonly marketCode: string
  readonly type: SecurityType
  readonly status: string
  readonly name: string
  readonly shortName: string
  readonly isin: string
  readonly country: string
  readonly segment: string | null
  readonly exchange: string
  readonly sector: string | null
  readonly category: string | null
  readonly listedOn: string | null
  readonly reliefUntil: string | null
  readonly asAt: string
  readonly unit: string
  readonly scale: number
  readonly quotedAt: Date | null
  readonly simulated: boolean
  readonly last: number | null
  readonly bid: number | null
  readonly ask: number | null
  readonly open: number | null
  readonly volume: number | null
  readonly trades: number | null
  readonly marketSize: number | null
}

export interface RawClose {
  readonly day: string
  readonly close: number
}

export interface RawDividend {
  readonly kind: string
  readonly amount: number
  readonly scale: number
  readonly unit: string
  readonly financialYear: number | null
  readonly exOn: string
  readonly payOn: string | null
  readonly status: 'CONFIRMED' | 'ESTIMATED'
  readonly reinvested: boolean
}

export type RawLines = Readonly<Record<string, number | null>>

export interface RawStatement {
  readonly template: 'GENERAL' | 'BANK' | 'INSURER' | 'REIT' | 'TRUST'
  readonly period: 'ANNUAL' | 'INTERIM' | 'FORECAST'
  readonly periodEnd: string
  readonly months: number
  readonly fiscalYear: number
  readonly currency: string
  readonly publishedOn: string | null
  readonly income: RawLines
  readonly balance: RawLines | null
  readonly cashFlow: RawLines | null
}

export interface RawNav extends RawClose {
  readonly estimated: boolean
}

export interface RawLevel {
  readonly day: string
  readonly price: number | null
  readonly total: number | null
  readonly net: number | null
}

export interface RawRate {
  readonly day: string
  readonly sterling: number
}
