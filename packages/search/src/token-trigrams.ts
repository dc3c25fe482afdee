import { forEachInSlices } from './slices.ts'

/** For each group of three letters the tokens that contain it somewhere. Groups share a bucket by hash. */
export interface TokenTrigrams {
  readonly starts: Uint32Array
  readonly tokens: Uint32Array
}

const buckets = 1 << 15

export function* buildTrigrams(tokens: readonly string[]): Generator<void, TokenTrigrams> {
  const starts = new Uint32Array(bucketCount(tokens) + 1)
  const mask = starts.length - 2
  const visit = (take: (bucket: number, token: number) => void) =>
    forEachInSlices(tokens.length, token => {
      const text = tokens[token] as string
      for (let i = 0; i + 3 <= text.length; i += 1) take(bucketOf(text, i, mask), token)
    })
  yield* visit(bucket => {
    starts[bucket + 1] = (starts[bucket + 1] as number) + 1
  })
  for (let b = 1; b < starts.length; b += 1) starts[b] = (starts[b] as number) + (starts[b - 1] as number)
  const next = starts.slice()
  const found = new Uint32Array(starts[starts.length - 1] as number)
  yield* visit((bucket, token) => {
    const at = next[bucket] as number
    found[at] = token
    next[bucket] = at + 1
  })
  return { starts, tokens: found }
}

/** Calls `found` for every token that has the part inside it, not at its start; some tokens more than once. */
export function findInfix(
  trigrams: TokenTrigrams,
  tokens: readonly string[],
  part: string,
  found: (token: number) => void,
): void {
  const { starts } = trigrams
  const mask = starts.length - 2
  let from = 0
  let to = Number.POSITIVE_INFINITY
  for (let i = 0; i + 3 <= part.length; i += 1) {
    const bucket = bucketOf(part, i, mask)
    const start = starts[bucket] as number
    const end = starts[bucket + 1] as number
    if (end - start < to - from) {
      from = start
      to = end
    }
  }
  for (let at = from; at < to && to !== Number.POSITIVE_INFINITY; at += 1) {
    const token = trigrams.tokens[at] as number
    if ((tokens[token] as string).indexOf(part, 1) !== -1) found(token)
  }
}

/** A power of two; small indexes, of which live updates make many, get few. */
function bucketCount(tokens: readonly string[]): number {
  let count = 64
  while (count < buckets && count < tokens.length * 4) count *= 2
  return count
}

function bucketOf(text: string, at: number, mask: number): number {
  const mixed =
    Math.imul(text.charCodeAt(at), 0x9e3779b1) ^
    Math.imul(text.charCodeAt(at + 1), 0x85ebca6b) ^
    Math.imul(text.charCodeAt(at + 2), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 15)) & mask
}
