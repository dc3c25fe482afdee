import { describe, expect, it } from 'vitest'
import { returnsDrawdown, riskFigures } from './risk-figures.ts'

const months = Array.from({ length: 24 }, (_, i) => 0.01 * Math.sin(i))
const cash = months.map(() => 0.002)

describe('risk figures', () => {
  it('of a portfolio that is its benchmark have beta one and no tracking error', () => {
    expect(riskFigures(months, months, cash)).toMatchObject({
      alpha: expect.closeTo(0, 9),
      beta: expect.closeTo(1, 9),
      rSquared: expect.closeTo(1, 9),
      trackingError: 0,
      informationRatio: null,
      upCapture: expect.closeTo(1, 9),
      downCapture: expect.closeTo(1, 9),
    })
  })

  it('of a portfolio with twice the moves have beta two and twice the volatility', () => {
    const double = months.map(r => 2 * r)
    const [own, index] = [riskFigures(double, months, cash), riskFigures(months, months, cash)]
    expect(own.beta).toBeCloseTo(2, 9)
    expect(own.standardDeviation).toBeCloseTo(2 * (index.standardDeviation ?? 0), 9)
    expect(own.downCapture).toBeCloseTo(2, 9)
  })

  it('divide the return above cash by volatility (Sharpe) or by what fell short of cash (Sortino)', () => {
    const { sharpe, sortino } = riskFigures([0.03, -0.01, 0.02, 0], [0, 0, 0, 0], [0.01, 0.01, 0.01, 0.01])
    // Above cash: 2%, −2%, 1%, −1%; on average nothing.
    expect(sharpe).toBeCloseTo(0, 12)
    expect(sortino).toBeCloseTo(0, 12)
  })

  it('are not there where there is nothing to divide by', () => {
    expect(riskFigures([0.01, 0.01], [0, 0], [0, 0])).toMatchObject({ beta: null, alpha: null, upCapture: null })
  })
})

it('finds the largest fall between month ends', () => {
  expect(returnsDrawdown([0.1, -0.5, 0.2, 1])).toBeCloseTo(-0.5, 12)
  expect(returnsDrawdown([-0.2, -0.5])).toBeCloseTo(-0.6, 12)
  expect(returnsDrawdown([0.1, 0.1])).toBe(0)
})
