import { getIsoDate, money, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { figureTableCsv, plainFigure } from './figure-csv.ts'

it('[RP-FORMAT-5] writes figures plainly, nothing rounded', () => {
  expect(plainFigure({ kind: 'percent', fraction: 0.12345 })).toBe(0.12345)
  expect(plainFigure({ kind: 'price', price: price(12_345, 2, 'GBX') })).toBe(123.45)
  expect(plainFigure({ kind: 'not-meaningful', reason: 'A loss' })).toBe('n/m')
  expect(plainFigure({ kind: 'absent', absence: 'NOT_REPORTED' })).toBeNull()
})

it('[RP-FORMAT-5] puts the currency of money beside it', () => {
  const file = figureTableCsv('hvl-people', {
    asAt: null,
    columns: [{ label: 'Name' }, { label: 'Since' }, { label: 'Pay', numeric: true }],
    rows: [
      {
        key: '1',
        cells: [
          { kind: 'text', text: 'Ann Hale' },
          { kind: 'date', date: getIsoDate('2020-05-04') },
          { kind: 'money', money: money(62_000_50, 'GBP') },
        ],
      },
    ],
  })
  expect(file.header).toEqual(['Name', 'Since', 'Pay', 'Currency'])
  expect(file.rows).toEqual([['Ann Hale', '2020-05-04', 62_000.5, 'GBP']])
})
