import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [48_400, '48 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [12_340_000, '12.3 MB'],
])('%i is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
