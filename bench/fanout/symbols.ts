/** Symbols are numbered from 0. As the market codes of our gateway and the channels of its peers: */
export const toCode = (symbol: number): string => `LSE:S${symbol}`
export const toSymbol = (code: string): number => Number(code.slice('LSE:S'.length))
export const toTopic = (symbol: number): string => `p.${symbol}`
