import { historicalPercentile } from '@bellwether/analytics'
import { addMonths, getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { percentileFigure } from './historical-percentile.ts'

const start = getIsoDate('2022-01-03')
const monthly = (...values: readonly (number | null)[]) =>
  values.map((value, index) => ({ day: addMonths(start, index), value }))

const words = { key: 'past', label: '5-year yield percentile', subject: 'the yield', meaning: 'High is much.' }
const written = (...values: readonly (number | null)[]) =>
  percentileFigure(historicalPercentile(monthly(...values)), words)

describe('the figure', () => {
  const rising = Array.from({ length: 40 }, (_, index) => index)

  it('[RP-COMPARE-17] is shown as an ordinal, with the number of days behind it', () => {
    const figure = written(...rising, 12.5)
    expect(figure.value).toEqual({ kind: 'text', text: '33rd' })
    expect(figure.definition).toBe('Since 3 Jan 2022, the yield was lower than now on 33% of 41 days. High is much.')
  })

  it('[RP-COMPARE-17] uses Lowest and Highest only for the extremes', () => {
    expect(written(...rising, 99).value).toEqual({ kind: 'text', text: 'Highest' })
    expect(written(...rising, -1).value).toEqual({ kind: 'text', text: 'Lowest' })
    const many = Array.from({ length: 400 }, (_, index) => index)
    expect(written(...many, 398.5).value).toEqual({ kind: 'text', text: '99th' })
    expect(written(...many, 0.5).value).toEqual({ kind: 'text', text: '1st' })
  })

  it('[RP-COMPARE-16] is absent with a reason where the history is short', () => {
    expect(written(1, 2, 3).value).toEqual({
      kind: 'absent',
      absence: 'NOT_REPORTED',
      reason: 'Needs two years of history',
    })
  })
})
