import { expect, it } from 'vitest'
import { isOwnOrigin } from './origin-check.ts'

it.each([
  ['https://site.example', 'https://site.example', true],
  ['https://site.example.evil', 'https://site.example', false],
  ['http://site.example', 'https://site.example', false],
  ['https://site.example:8443', 'https://site.example', false],
  ['null', 'https://site.example', false],
  [undefined, 'https://site.example', false],
  ['null', 'http://localhost:3000', false],
  ['http://127.0.0.1:3000', 'http://localhost:3000', true],
  ['http://[::1]:3000', 'http://localhost:3000', true],
  ['http://localhost:3001', 'http://localhost:3000', false],
  ['https://localhost:3000', 'http://localhost:3000', false],
  ['http://localhost:3000', 'https://site.example', false],
  ['http://localhost.evil:3000', 'http://localhost:3000', false],
])('%s for a site at %s: %s', (origin, publicOrigin, own) => {
  expect(isOwnOrigin(origin, publicOrigin)).toBe(own)
})
