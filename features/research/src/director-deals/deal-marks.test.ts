import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { dealMarks } from './deal-marks.ts'

const days = ['2026-01-05', '2026-01-06', '2026-01-09'].map(getIsoDate)
const deal = (kind: string, tradedOn: string, valueMinor = 100) => ({
  kind,
  tradedOn: getIsoDate(tradedOn),
  valueMinor,
})

it('places a mark on its day, or on the last earlier day with a price', () => {
  expect(dealMarks(days, [deal('SELL', '2026-01-09'), deal('BUY', '2026-01-07')])).toEqual([
    { at: 1, kind: 'BUY', value: 100 },
    { at: 2, kind: 'SELL', value: 100 },
  ])
})

it('merges deals of one type on a day into one mark, and has none before the line or for other types', () => {
  const several = [deal('BUY', '2026-01-05', 250), deal('BUY', '2026-01-05'), deal('BUY', '2026-01-04')]
  expect(dealMarks(days, [...several, deal('AWARD', '2026-01-06')])).toEqual([{ at: 0, kind: 'BUY', value: 350 }])
})
