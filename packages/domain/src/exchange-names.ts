/**
 * By the code of an exchange, its MIC and then all other names that mean it. Apart from what else there is to say of an exchange: to read
 * a market code a page needs no more.
 */
export const exchangeNames = {
  LSE: ['XLON', 'AIMX', 'XLOM'],
  NYSE: ['XNYS', 'NYQ'],
  NASDAQ: ['XNAS', 'XNGS', 'XNMS', 'XNCM'],
  XBRU: ['XBRU', 'EBR'],
  XETR: ['XETR', 'XETRA', 'ETR'],
  XPAR: ['XPAR', 'EPA'],
  XAMS: ['XAMS', 'AMS'],
  XSWX: ['XSWX', 'SIX', 'SWX', 'XVTX'],
  XTSE: ['XTSE', 'TSX'],
  XTKS: ['XTKS', 'TYO'],
  XHKG: ['XHKG', 'HKEX', 'HKG'],
  XASX: ['XASX', 'ASX'],
  XJSE: ['XJSE', 'JSE'],
  XTAE: ['XTAE', 'TASE', 'TLV'],
  XDUB: ['XDUB', 'ISE', 'XESM'],
} as const satisfies Record<string, readonly [mic: string, ...aliases: string[]]>

export type ExchangeCode = keyof typeof exchangeNames

const codes = new Map<string, string>(
  Object.entries(exchangeNames).flatMap(([code, names]) => names.map(name => [name, code] as const)),
)

/** The code that stands for the exchange in market codes; a name that we do not know stands for itself. */
export function toExchangeCode(name: string): string {
  return codes.get(name) ?? name
}
