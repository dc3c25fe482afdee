import { isCanonical, type MarketCode } from '@bellwether/domain'

/** The number is the version of what is sent: the parcel of docs/wire.md. */
const root = 'bellwether.prices.1'

export const natsSubjects = {
  /** Market codes, one a line: whoever publishes one of them answers with its latest tick. */
  last: `${root}.last`,
  /** A feed is back and can be asked. */
  hello: `${root}.hello`,
} as const

/** A dot would part the subject in two, and no market code has an underscore. */
export function tickSubject(marketCode: MarketCode): string {
  return `${root}.tick.${marketCode.replaceAll('.', '_')}`
}

export function encodeQuestion(marketCodes: readonly MarketCode[]): string {
  return marketCodes.join('\n')
}

export function decodeQuestion(text: string): MarketCode[] {
  return text.split('\n').filter(isCanonical)
}
