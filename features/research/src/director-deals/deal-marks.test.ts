import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { dealMarks } from './deal-marks.ts'

const days = ['2026-01-05', '2026-01-06', '2026-01-09'].map(getIsoDate)
const deal = (kind: string, tradedOn: string, valueMinor = 100) => ({
  kind,
  tradedOn: getIsoDate(tradedOn),
  valueMinor,
})

it('stands on its day, or on the last day with a price before it', () => {
  expect(dealMarks(days, [deal('SELL', '2026-01-09'), deal('BUY', '2026-01-07')])).toEqual([
    { at: 1, kind: 'BUY', value: 100 },
    { at: 2, kind: 'SELL', value: 100 },
  ])
})

it('is one mark for several of a kind on a day, of their value together, and none before the line or for other deals', () => {
  const several = [deal('BUY', '2026-01-05', 250), deal('BUY', '2026-01-05'), deal('BUY', '2026-01-04')]
  expect(dealMarks(days, [...several, deal('AWARD', '2026-01-06')])).toEqual([{ at: 0, kind: 'BUY', value: 350 }])
})
