import { expect, it } from 'vitest'
import { withPoint } from './decimal-comma.ts'

it.each([
  ['1,5', '1.5'],
  ['-,25', '-.25'],
  ['8,312253793981783e-06', '8.312253793981783e-06'],
  ['1.5', '1.5'],
  ['1,234,567', '1,234,567'],
  ['Field Capital, LLC', 'Field Capital, LLC'],
])('[IM-FORMAT-1] reads a decimal comma as a point: %s as %s', (text, read) => {
  expect(withPoint(text)).toBe(read)
})
