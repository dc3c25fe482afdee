import { type ExchangeCode, exchangeNames, toExchangeCode } from './exchange-names.ts'

/** Minutes are counted from local midnight in `zone`; continuous trading runs from `openMinute` up to `closeMinute`. */
export interface Exchange {
  /** Prefix of canonical market codes: the short name where the market has a settled one, otherwise the MIC. */
  readonly code: string
  readonly mic: string
  /** Segment MICs and other spellings that mean this exchange. */
  readonly aliases: readonly string[]
  readonly name: string
  readonly zone: string
  readonly country: string
  readonly openMinute: number
  readonly closeMinute: number
  /** Lengths of the calls just before the open and just after the close, in minutes; 0 where there is none. */
  readonly openingAuction: number
  readonly closingAuction: number
  readonly lunch?: { readonly from: number; readonly to: number }
}

const at = (hour: number, minute = 0): number => hour * 60 + minute

const details: readonly (Omit<Exchange, 'mic' | 'aliases'> & { readonly code: ExchangeCode })[] = [
  {
    code: 'LSE',
    name: 'London Stock Exchange',
    zone: 'Europe/London',
    country: 'GB',
    openMinute: at(8),
    closeMinute: at(16, 30),
    openingAuction: 10,
    closingAuction: 5,
  },
  {
    code: 'NYSE',
    name: 'New York Stock Exchange',
    zone: 'America/New_York',
    country: 'US',
    openMinute: at(9, 30),
    closeMinute: at(16),
    openingAuction: 0,
    closingAuction: 0,
  },
  {
    code: 'NASDAQ',
    name: 'Nasdaq',
    zone: 'America/New_York',
    country: 'US',
    openMinute: at(9, 30),
    closeMinute: at(16),
    openingAuction: 0,
    closingAuction: 0,
  },
  {
    code: 'XBRU',
    name: 'Euronext Brussels',
    zone: 'Europe/Brussels',
    country: 'BE',
    openMinute: at(9),
    closeMinute: at(17, 30),
    openingAuction: 0,
    closingAuction: 5,
  },
  {
    code: 'XETR',
    name: 'Xetra',
    zone: 'Europe/Berlin',
    country: 'DE',
    openMinute: at(9),
    closeMinute: at(17, 30),
    openingAuction: 10,
    closingAuction: 5,
  },
  {
    code: 'XPAR',
    name: 'Euronext Paris',
    zone: 'Europe/Paris',
    country: 'FR',
    openMinute: at(9),
    closeMinute: at(17, 30),
    openingAuction: 0,
    closingAuction: 5,
  },
  {
    code: 'XAMS',
    name: 'Euronext Amsterdam',
    zone: 'Europe/Amsterdam',
    country: 'NL',
    openMinute: at(9),
    closeMinute: at(17, 30),
    openingAuction: 0,
    closingAuction: 5,
  },
  {
    code: 'XSWX',
    name: 'SIX Swiss Exchange',
    zone: 'Europe/Zurich',
    country: 'CH',
    openMinute: at(9),
    closeMinute: at(17, 20),
    openingAuction: 0,
    closingAuction: 10,
  },
  {
    code: 'XTSE',
    name: 'Toronto Stock Exchange',
    zone: 'America/Toronto',
    country: 'CA',
    openMinute: at(9, 30),
    closeMinute: at(16),
    openingAuction: 0,
    closingAuction: 0,
  },
  {
    code: 'XTKS',
    name: 'Tokyo Stock Exchange',
    zone: 'Asia/Tokyo',
    country: 'JP',
    openMinute: at(9),
    closeMinute: at(15, 25),
    openingAuction: 0,
    closingAuction: 5,
    lunch: { from: at(11, 30), to: at(12, 30) },
  },
  {
    code: 'XHKG',
    name: 'Hong Kong Stock Exchange',
    zone: 'Asia/Hong_Kong',
    country: 'HK',
    openMinute: at(9, 30),
    closeMinute: at(16),
    openingAuction: 30,
    closingAuction: 10,
    lunch: { from: at(12), to: at(13) },
  },
  {
    code: 'XASX',
    name: 'Australian Securities Exchange',
    zone: 'Australia/Sydney',
    country: 'AU',
    openMinute: at(10),
    closeMinute: at(16),
    openingAuction: 0,
    closingAuction: 12,
  },
  {
    code: 'XJSE',
    name: 'Johannesburg Stock Exchange',
    zone: 'Africa/Johannesburg',
    country: 'ZA',
    openMinute: at(9),
    closeMinute: at(16, 50),
    openingAuction: 0,
    closingAuction: 10,
  },
  {
    // Trades Monday to Friday since January 2026, Sunday to Thursday before.
    code: 'XTAE',
    name: 'Tel Aviv Stock Exchange',
    zone: 'Asia/Jerusalem',
    country: 'IL',
    openMinute: at(10),
    closeMinute: at(17, 15),
    openingAuction: 15,
    closingAuction: 10,
  },
  {
    code: 'XDUB',
    name: 'Euronext Dublin',
    zone: 'Europe/Dublin',
    country: 'IE',
    openMinute: at(8),
    closeMinute: at(16, 30),
    openingAuction: 0,
    closingAuction: 5,
  },
]

export const exchanges: readonly Exchange[] = details.map(exchange => {
  const [mic, ...aliases] = exchangeNames[exchange.code]
  return { ...exchange, mic, aliases }
})

const byCode = new Map<string, Exchange>(exchanges.map(exchange => [exchange.code, exchange]))

/** By market-code prefix, MIC, segment MIC or alias, in any case. */
export function findExchange(prefixOrMic: string): Exchange | null {
  return byCode.get(toExchangeCode(prefixOrMic.toUpperCase())) ?? null
}
