import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { toDataset } from './datasets.ts'

const day = getIsoDate('2026-11-13')
const prices = { name: 'prices', rows: 3, oldest: day, newest: day } as const

it('[IM-OPS-2] is late once its newest day is further back than its rhythm allows, by so many days', () => {
  expect(toDataset(prices, getIsoDate('2026-11-17'))).toMatchObject({ name: 'Daily prices', daysLate: null })
  expect(toDataset(prices, getIsoDate('2026-11-18'))).toMatchObject({ daysLate: 1 })
  expect(toDataset({ ...prices, name: 'documents' }, getIsoDate('2036-11-18'))).toMatchObject({ daysLate: null })
  expect(toDataset({ ...prices, newest: null }, getIsoDate('2026-11-18'))).toMatchObject({ daysLate: null })
})
