import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { acceptsBrotli, toRenderedPage, toSmallerPage } from './page-response.ts'

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1, br;q=0.5', true],
  ['gzip', false],
  ['br;q=0, gzip', false],
  ['br; q=0.0', false],
  ['broken', false],
  [undefined, false],
])('Accept-Encoding %s accepts Brotli: %s', (header, taken) => {
  expect(acceptsBrotli(header)).toBe(taken)
})

it('gives equal pages equal ETags and different pages different ones', async () => {
  const [one, same, other] = await Promise.all(['a', 'a', 'b'].map(toRenderedPage))
  expect(one?.etag).toBe(same?.etag)
  expect(one?.etag).not.toBe(other?.etag)
})

it('[RP-CACHE-7] makes a page smaller without changing its text or its ETag', async () => {
  const html = Array.from(
    { length: 2_000 },
    (_, row) => `<td>${(row * 7919) % 1009} pence — row ${row % 97}</td>`,
  ).join('')
  const first = await toRenderedPage(html)
  const smaller = await toSmallerPage(first)
  expect(smaller.brotli.length).toBeLessThan(first.brotli.length)
  expect(brotliDecompressSync(smaller.brotli).toString()).toBe(html)
  expect(smaller.etag).toBe(first.etag)
})
