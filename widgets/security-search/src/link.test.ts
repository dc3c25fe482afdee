import { expect, it } from 'vitest'
import { toLink } from './link.ts'

const chosen = { marketCode: 'LSE:BW.', href: 'https://research.example/market-research/LSE:BW.' }
const base = 'https://host.example/news/today'

it.each([
  ['', 'https://research.example/market-research/LSE:BW.'],
  ['none', null],
  ['/quotes/{marketCode}', 'https://host.example/quotes/LSE%3ABW.'],
  ['?security={marketCode}&again={marketCode}', 'https://host.example/news/today?security=LSE%3ABW.&again=LSE%3ABW.'],
  ['https://other.example/{marketCode}', 'https://other.example/LSE%3ABW.'],
  ['javascript:alert(1)', null],
  [' JAVASCRIPT:alert(1)//{marketCode}', null],
  ['data:text/html,x', null],
  ['https://', null],
])('links by %s', (template, address) => {
  expect(toLink(template, chosen, base)).toBe(address)
})
