import { isCanonical, type MarketCode } from '@bellwether/domain'

/** The number is the version of the payload: the parcel of docs/wire.md. */
const root = 'bellwether.prices.1'

export const natsSubjects = {
  /** Market codes, one per line: publishers of any of them respond with its latest tick. */
  last: `${root}.last`,
  /** A feed is back and can be queried. */
  hello: `${root}.hello`,
  /** JSON, as in control-channel.ts. */
  control: 'bellwether.control.1',
} as const

/** Dots separate the tokens of a subject; no market code contains an underscore. */
export function tickSubject(marketCode: MarketCode): string {
  return `${root}.tick.${marketCode.replaceAll('.', '_')}`
}

export function encodeQuestion(marketCodes: readonly MarketCode[]): string {
  return marketCodes.join('\n')
}

export function decodeQuestion(text: string): MarketCode[] {
  return text.split('\n').filter(isCanonical)
}
