import { type MarketCode, parseMarketCode, splitMarketCode } from '@bellwether/domain'
import { UnreadableFileError } from '../errors.ts'

/** Suffixes of symbols at Yahoo, with the MIC of the market. */
const micOfSuffix: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ AS: 'XAMS', AT: 'ASEX', AX: 'XASX', BD: 'XBUD', BO: 'XBOM', BR: 'XBRU', CO: 'XCSE', DE: 'XETR', F: 'XFRA' },
    ...{ HE: 'XHEL', HK: 'XHKG', IC: 'XICE', IL: 'XLON', IR: 'XDUB', IS: 'XIST', JK: 'XIDX', JO: 'XJSE', KL: 'XKLS' },
    ...{ KS: 'XKRX', L: 'XLON', LS: 'XLIS', MC: 'XMAD', MI: 'MTAA', MX: 'XMEX', NS: 'XNSE', NZ: 'XNZE', OL: 'XOSL' },
    ...{ PA: 'XPAR', PR: 'XPRA', SA: 'BVMF', SI: 'XSES', SS: 'XSHG', ST: 'XSTO', SW: 'XSWX', SZ: 'XSHE', T: 'XTKS' },
    ...{ TA: 'XTAE', TO: 'XTSE', TW: 'XTAI', V: 'XTSX', VI: 'XWBO' },
  }),
)
const quotedInHundredths = new Set(['LSE', 'XJSE', 'XTAE'])

/** How long the bars are, which yfinance writes behind a symbol, with what is wrong with them behind that. */
const interval = /^(?:\d{1,2}[mhd]|1wk|[13]mo)$/
/** A ticker, the letter of a class, a market. */
const parts = /^([A-Za-z\d]{1,10})(?:[.-]([A-Za-z]))??(?:[.-]([A-Z]{1,2}))?$/

/**
 * IM-PRICE-1: what `--symbol` says, otherwise the name of the file: `PSH-L-1d.csv` and `PSH.L.csv` are LSE:PSH, `DODFX-1d.csv`
 * and `aapl.csv` are US:DODFX and US:AAPL, `BRK-B.csv` is US:BRK-B and `BT-A.L.csv` LSE:BT-A.
 */
export function symbolOf(fileName: string, given: MarketCode | null): MarketCode {
  if (given !== null) return given
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replace(/(?:\.(?:csv|gz|txt|zip)){1,3}$/i, '')
  const words = name.split('-')
  const end = words.findIndex(word => interval.test(word))
  const symbol = parseSymbol(end === -1 ? name : words.slice(0, end).join('-'))
  if (symbol !== null) return symbol
  throw new UnreadableFileError(
    'IMPORT_NO_SYMBOL',
    `neither its content nor its name says which security it is of; add --symbol, such as --symbol LSE:PSH`,
  )
}

/** A symbol as Yahoo writes it: `AAPL` is US:AAPL, `PSH.L` is LSE:PSH. */
export function parseSymbol(name: string): MarketCode | null {
  const [, ticker, shareClass, suffix] = parts.exec(name) ?? []
  const mic = suffix === undefined ? 'US' : micOfSuffix.get(suffix)
  // One letter that is no market is a class.
  const isClass = mic === undefined && suffix?.length === 1 && shareClass === undefined
  const code = [ticker, (isClass ? suffix : shareClass)?.toUpperCase()].filter(part => part !== undefined).join('-')
  return mic === undefined && !isClass ? null : parseMarketCode(`${isClass ? 'US' : mic}:${code}`)
}

export function isQuotedInHundredths(symbol: MarketCode): boolean {
  return quotedInHundredths.has(splitMarketCode(symbol).exchange)
}
