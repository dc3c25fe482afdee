import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchEntry } from '@bellwether/search'

export interface Query {
  readonly kind: string
  readonly text: string
  /** Symbols of the file, any of which is right. */
  readonly expected: readonly string[]
}

/**
 * What people look for, and the symbol that should come first. `queries` was written down before there was an index to try it
 * on and has been looked at since; of `queries-held-out`, written later, no miss was looked at while rules of ranking changed.
 */
export const lists = ['queries', 'queries-held-out'] as const
export type List = (typeof lists)[number]

export function readQueries(list: List): Query[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, `${list}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map(line => {
    const [kind = '', text = '', expected = ''] = line.split('\t')
    return { kind, text, expected: expected.split(',') }
  })
}

// A suggestion call is made from here on.
const minTyped = 3
const sampled = 150

/**
 * Terms to time, in random order but the same every run: each query as it grows under the typing hand, and names,
 * beginnings of names, names with an error and tickers drawn from the whole file.
 */
export function createMix(queries: readonly Query[], entries: readonly SearchEntry[]): string[] {
  const random = createRandom(11)
  const any = () => entries[Math.floor(random() * entries.length)]
  const names = () => any()?.name ?? ''
  const typed = queries.flatMap(({ text }) =>
    Array.from({ length: Math.max(1, text.length - minTyped + 1) }, (_, i) => text.slice(0, minTyped + i)),
  )
  const drawn = Array.from({ length: sampled }, () => [
    names(),
    names().split(' ').slice(0, 2).join(' '),
    mistype(names().split(' ').slice(0, 2).join(' '), random),
    any()?.ticker ?? '',
  ])
  const mix = [...new Set([...typed, ...drawn.flat()])].filter(term => term.trim() !== '')
  return mix
    .map(term => ({ term, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ term }) => term)
}

function mistype(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2))
  const [head, letter = '', next = '', tail] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)]
  const kind = Math.floor(random() * 4)
  if (kind === 0) return head + next + tail
  if (kind === 1) return head + letter + letter + next + tail
  if (kind === 2) return `${head}e${next}${tail}`
  return head + next + letter + tail
}

/** mulberry32: small, fast, the same numbers every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
