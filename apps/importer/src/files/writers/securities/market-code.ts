import { type MarketCode, parseMarketCode } from '@bellwether/domain'
import { RejectedRowError, type SecurityRecord } from '@bellwether/import-formats'

/** Prefix of a listing of which only the country is known: tickers are unique among the exchanges of the United States. */
const unitedStates = 'US'
/** Exchanges that files call differently: those of the United States, and markets by operator or by their main segment. */
const sameMarket: readonly (readonly string[])[] = [
  [unitedStates, 'NYSE', 'NASDAQ', 'XASE', 'ARCX', 'BATS'],
  ['XJPX', 'XTKS'],
  ['XMIL', 'MTAA'],
]

/** Prefix of a fund that no market lists. */
const unlisted = 'FUND'

/**
 * IM-SEC-3: `{exchange}:{ticker}`; without a ticker the ISIN takes its place; on an exchange of the United States that
 * is not known `US:{ticker}`, a fund of the SEC without a ticker `US:{series}`, any other without a venue `FUND:{ISIN}`.
 */
export function marketCodeOf({ isin, seriesId, listing }: SecurityRecord): MarketCode {
  const hasOnlyIsin = isin !== null && !listing?.ticker && seriesId === null
  const exchange = listing?.mic ?? (hasOnlyIsin ? unlisted : unitedStates)
  const code = listing?.ticker ?? isin ?? seriesId ?? ''
  const marketCode = parseMarketCode(`${exchange}:${code}`)
  if (marketCode !== null) return marketCode
  throw new RejectedRowError(
    'IMPORT_WRONG_IDENTIFIER',
    'ticker',
    code,
    'a ticker has up to 12 letters, digits, points and hyphens',
  )
}

/** The codes under which the same listing may stand already: files differ in how much they say of an exchange. */
export function sameListingCodes(marketCode: MarketCode): readonly string[] {
  const [exchange = '', code = ''] = marketCode.split(':')
  const names = sameMarket.find(each => each.includes(exchange)) ?? []
  return [marketCode, ...names.filter(each => each !== exchange).map(each => `${each}:${code}`)]
}
