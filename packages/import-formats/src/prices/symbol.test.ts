import { expect, it } from 'vitest'
import { symbolOf } from './symbol.ts'

it.each([
  ['PSH-L-1d.csv', 'LSE:PSH'],
  ['prices/PSH.L.csv.gz', 'LSE:PSH'],
  ['EXAM-JO-1d-100x-error.csv', 'XJSE:EXAM'],
  ['EXAM-OL-1d.csv', 'XOSL:EXAM'],
  ['DODFX-1d-cg-double-count.csv', 'US:DODFX'],
  ['aapl.zip', 'US:AAPL'],
  ['BRK-B.csv', 'US:BRK-B'],
  ['tap.a.csv', 'US:TAP-A'],
  ['BT-A.L.csv', 'LSE:BT-A'],
  ['BT-A-L-1d.csv', 'LSE:BT-A'],
  ['EXAM-15m-no-bad-divs.csv', 'US:EXAM'],
  ['EXAM-L-1wk-bad-stock-split.csv', 'LSE:EXAM'],
])('[IM-PRICE-1] %s says that it is of %s', (name, code) => {
  expect(symbolOf(name, null)).toBe(code)
})

it.each(['EXAM.XX.csv', 'my prices.csv', 'twx.1.csv', 'prices-of-today.csv'])('[IM-PRICE-1] %s says nothing', name => {
  expect(() => symbolOf(name, null)).toThrow(expect.objectContaining({ code: 'IMPORT_NO_SYMBOL' }))
})
