import { type MarketCode, parseMarketCode, splitMarketCode } from '@bellwether/domain'
import { UnreadableFileError } from '../errors.ts'

/** Suffixes of symbols at Yahoo, with the MIC of the market. */
const micOfSuffix: Readonly<Record<string, string>> = {
  AS: 'XAMS',
  AX: 'XASX',
  BR: 'XBRU',
  DE: 'XETR',
  HK: 'XHKG',
  IL: 'XLON',
  JO: 'XJSE',
  L: 'XLON',
  MC: 'XMAD',
  MI: 'MTAA',
  PA: 'XPAR',
  ST: 'XSTO',
  SW: 'XSWX',
  T: 'XTKS',
  TA: 'XTAE',
  TO: 'XTSE',
  V: 'XTSX',
}
const quotedInHundredths = new Set(['LSE', 'XJSE', 'XTAE'])

/**
 * IM-PRICE-1: what `--symbol` says, otherwise the name of the file: `PSH-L-1d.csv` and `PSH.L.csv` are LSE:PSH, `DODFX-1d.csv`
 * and `aapl.csv` are US:DODFX and US:AAPL.
 */
export function symbolOf(fileName: string, given: MarketCode | null): MarketCode {
  if (given !== null) return given
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replace(/(?:\.(?:csv|gz|txt|zip)){1,3}$/i, '')
  const match = /^([A-Za-z0-9]{1,10})(?:[.-]([A-Z]{1,2}))?(?:-1d.*)?$/.exec(name)
  const mic = match?.[2] === undefined ? null : micOfSuffix[match[2]]
  const exchange = mic ?? 'US'
  const symbol = match && mic !== undefined ? parseMarketCode(`${exchange}:${match[1]}`) : null
  if (symbol !== null) return symbol
  throw new UnreadableFileError(
    'IMPORT_NO_SYMBOL',
    `neither its content nor its name says which security it is of; add --symbol, such as --symbol LSE:PSH`,
  )
}

export function isQuotedInHundredths(symbol: MarketCode): boolean {
  return quotedInHundredths.has(splitMarketCode(symbol).exchange)
}
