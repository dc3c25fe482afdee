import { getIsoDate, money, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { figuresCsv } from './figures-csv.ts'

const asAt = getIsoDate('2026-11-13')

it('[RP-FORMAT-5] writes every figure unrounded, with its unit and date, and leaves out what does not apply', () => {
  const { header, rows } = figuresCsv('hvl-overview', [
    {
      title: 'Key figures',
      figures: {
        asAt,
        figures: [
          { key: 'cap', label: 'Market cap', value: { kind: 'money', money: money(123_456_789, 'GBP') } },
          { key: 'price', label: 'Price', value: { kind: 'price', price: price(128_450, 2, 'GBX') } },
          { key: 'none', label: 'Not for this type', value: { kind: 'absent', absence: 'NOT_APPLICABLE' } },
          { key: 'unknown', label: 'Not supplied', value: { kind: 'absent', absence: 'NOT_REPORTED' } },
        ],
      },
    },
    {
      title: 'Valuation',
      figures: {
        asAt: null,
        besideLabel: 'Sector median',
        figures: [
          {
            key: 'yield',
            label: 'Yield',
            value: { kind: 'percent', fraction: 0.041_234_5 },
            beside: { kind: 'percent', fraction: 0.03 },
          },
        ],
      },
    },
  ])
  expect(header).toEqual(['Section', 'Figure', 'Value', 'Unit', 'Compared with', 'Comparison', 'As at'])
  expect(rows).toEqual([
    ['Key figures', 'Market cap', 1_234_567.89, 'GBP', null, null, asAt],
    ['Key figures', 'Price', 1284.5, 'GBX', null, null, asAt],
    ['Key figures', 'Not supplied', null, null, null, null, asAt],
    ['Valuation', 'Yield', 0.041_234_5, 'fraction', 'Sector median', 0.03, null],
  ])
})
