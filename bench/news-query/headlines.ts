import type { NewRow } from '@bellwether/db'

export const CODES = 3_000
export const FIRST = Date.UTC(2016, 0, 1)
export const LAST = Date.UTC(2026, 0, 1)

/** At 0.6 the busiest company has about 2,000 headlines a year and the median one about 30; at 1 one company has a tenth of all news. */
export const defaultSkew = 0.6

const sources = [
  { code: 'LSELSERNS', source: 'RNS', share: 0.65 },
  { code: 'ALLIANCE', source: 'Alliance News', share: 0.3 },
  { code: 'DGAPDGAPRNS', source: 'DGAP', share: 0.05 },
] as const

export function marketCode(rank: number): string {
  return `LSE:C${rank}`
}

/** Items and their symbols: 1.3 symbols each, the first companies named far more often than the last. */
export function* headlines(count: number, batch: number, skew: number) {
  const random = createRandom(42)
  const pick = createZipf(CODES, random, skew)
  for (let first = 1; first <= count; first += batch) {
    const items: NewRow<'news_items'>[] = []
    const symbols: NewRow<'news_symbols'>[] = []
    for (let id = first; id < Math.min(first + batch, count + 1); id += 1) {
      const publishedAt = new Date(FIRST + Math.floor(random() * (LAST - FIRST)))
      const codes = new Set([marketCode(pick())])
      while (random() < 0.23) codes.add(marketCode(pick()))
      const { code, source } = pickSource(random())
      items.push({
        id,
        guid: `urn:bench:${id}`,
        title: `Headline number ${id} about ${[...codes].join(' and ')}, long enough to look like one`,
        type_code: 'RES',
        type: 'Results',
        source_code: code,
        source,
        provider: source,
        published_at: publishedAt,
        tags: ['results'],
        symbols: [...codes],
        source_id: 1,
      })
      for (const market_code of codes) {
        symbols.push({ market_code, source_code: code, published_at: publishedAt, news_id: id })
      }
    }
    yield { items, symbols }
  }
}

function pickSource(at: number) {
  let left = at
  for (const source of sources) {
    if (left < source.share) return source
    left -= source.share
  }
  return sources[0]
}

/** Ranks 1 to n, rank r with weight 1 / r^skew. */
export function createZipf(n: number, random: () => number, skew: number): () => number {
  const cumulative: number[] = []
  let sum = 0
  for (let rank = 1; rank <= n; rank += 1) {
    sum += rank ** -skew
    cumulative.push(sum)
  }
  return () => {
    const at = random() * sum
    let low = 0
    let high = n - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulative[middle] ?? sum) < at) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/** mulberry32: small, fast, the same numbers every run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
