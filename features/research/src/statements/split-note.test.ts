import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { splitNote } from './split-note.ts'

const column = (periodEnd: string, splitRatio?: number) => ({
  periodEnd: getIsoDate(periodEnd),
  ...(splitRatio ? { splitRatio } : {}),
})

it('[IM-STMT-5] says up to which period figures were adjusted for which splits', () => {
  expect(splitNote([column('2024-01-28'), column('2025-01-26')])).toBeNull()
  expect(
    splitNote([column('2019-01-27', 40), column('2021-01-31', 10), column('2022-01-30', 10), column('2023-01-29')]),
  ).toBe(
    'Figures per share and numbers of shares of periods to 27 Jan 2019 (40 for 1) and to 30 Jan 2022 (10 for 1) are adjusted for later share splits.',
  )
})

it.each([
  [1.5, '3 for 2'],
  [0.1, '1 for 10'],
  [4 / 3, '4 for 3'],
])('[IM-STMT-5] writes %d new shares for each as %s', (ratio, words) => {
  expect(splitNote([column('2022-01-30', ratio)])).toContain(`(${words})`)
})
