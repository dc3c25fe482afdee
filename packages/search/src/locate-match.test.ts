import { expect, it } from 'vitest'
import { createEntry } from '../testing/entries.ts'
import { createSearchIndex } from './index.ts'

const entry = createEntry({
  id: 1,
  name: 'Marks & Spencer Group plc',
  ticker: 'BT.A',
  isin: 'GB00BH4HKS39',
  otherNames: ["Domino's Nestlé S&P 500", 'J D Wetherspoon', 'A B C Learning'],
})

it.each([
  ['marks & spen', '[Marks] & [Spen]cer Group plc'],
  ['spencer marks', '[Marks] & [Spencer] Group plc'],
  ['arks', 'M[arks] & Spencer Group plc'],
  ['marsk', '[Marks] & Spencer Group plc'],
  ['marksspen', '[Marks] & [Spen]cer Group plc'],
  ['m&s', '[M]arks & [S]pencer Group plc'],
  ['mark sspencer', '[Mark]s & [Spencer] Group plc'],
  ['domin', "[Domin]o's Nestlé S&P 500"],
  ['nestle', "Domino's [Nestlé] S&P 500"],
  ['sp 500', "Domino's Nestlé [S&P] [500]"],
  ['s& 50', "Domino's Nestlé [S]&P [50]0"],
  ['jd weth', '[J] [D] [Weth]erspoon'],
  ['abc', '[A] [B] [C] Learning'],
  ['nestle sp500', "Domino's [Nestlé] [S&P] [500]"],
  ['bta', '[BT.A]'],
  ['bt', '[BT].A'],
  ['GB00BH', '[GB00BH]4HKS39'],
  ['lse:bta', '[LSE:BT.A]'],
])('marks %s in %s', (term, marked) => {
  const [hit] = createSearchIndex([entry]).search(term, { limit: 1 })
  const text = hit?.text ?? ''
  const shown = (hit?.ranges ?? [])
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, text)
  expect(shown).toBe(marked)
})
