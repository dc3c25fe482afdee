import { isNotMeaningful } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import {
  altmanZ,
  currentRatio,
  interestCover,
  netDebtToEbitda,
  netGearing,
  type PiotroskiYear,
  piotroskiF,
  quickRatio,
} from './financial-health.ts'

describe('financial health ratios', () => {
  it('divide debt, profit or current assets by what should cover them', () => {
    expect(netDebtToEbitda(300, 150)).toEqual({ value: 2 })
    expect(netDebtToEbitda(-30, 150)).toEqual({ value: -0.2 })
    expect(netGearing(50, 200)).toEqual({ value: 0.25 })
    expect(interestCover(80, 10)).toEqual({ value: 8 })
    expect(currentRatio(300, 200)).toEqual({ value: 1.5 })
    expect(quickRatio(300, 100, 200)).toEqual({ value: 1 })
    expect(quickRatio(300, null, 200)).toEqual({ value: 1.5 })
  })

  it('are not meaningful for debt over a loss or cover of no interest; unreported is not reported', () => {
    expect(isNotMeaningful(netDebtToEbitda(300, -1))).toBe(true)
    expect(isNotMeaningful(interestCover(80, 0))).toBe(true)
    expect(isNotMeaningful(interestCover(-80, 10))).toBe(true)
    expect(quickRatio(null, 1, 200)).toMatchObject({ absent: 'NOT_REPORTED' })
  })
})

const altman = {
  workingCapital: 100,
  retainedEarnings: 200,
  operatingProfit: 100,
  marketCap: 1000,
  revenue: 1500,
  totalAssets: 1000,
  totalLiabilities: 400,
}

describe('Altman Z', () => {
  it('weighs its five parts', () => {
    expect(altmanZ(altman)).toEqual({ value: expect.closeTo(0.12 + 0.28 + 0.33 + 1.5 + 1.5, 12) })
  })

  it('needs every part, and something owed', () => {
    expect(altmanZ({ ...altman, retainedEarnings: null })).toMatchObject({ absent: 'NOT_REPORTED' })
    expect(altmanZ({ ...altman, totalLiabilities: 0 })).toMatchObject({ notMeaningful: expect.any(String) })
  })
})

const before: PiotroskiYear = {
  profit: 50,
  operatingCash: 60,
  totalAssets: 1000,
  longTermDebt: 300,
  currentAssets: 200,
  currentLiabilities: 150,
  grossProfit: 400,
  revenue: 1000,
  shares: 100,
}
const better: PiotroskiYear = {
  ...before,
  profit: 70,
  operatingCash: 90,
  longTermDebt: 250,
  currentAssets: 220,
  grossProfit: 460,
  revenue: 1100,
}

describe('Piotroski F', () => {
  it('gives nine points to a year better in every way', () => {
    expect(piotroskiF(better, before)).toEqual({ value: 9 })
  })

  it.each([
    ['a loss', { profit: -1 }, 7],
    ['cash behind profit', { operatingCash: 69 }, 8],
    ['cash going out', { operatingCash: -1 }, 7],
    ['more debt', { longTermDebt: 301 }, 8],
    ['fewer current assets', { currentAssets: 190 }, 8],
    ['a thinner gross margin', { grossProfit: 430 }, 8],
    ['slower assets', { totalAssets: 1200 }, 8],
    ['new shares', { shares: 101 }, 8],
  ])('takes its points away for %s', (_, change, points) => {
    expect(piotroskiF({ ...better, ...change }, before)).toEqual({ value: points })
  })

  it('does not hold being free of debt against a company', () => {
    expect(piotroskiF({ ...better, longTermDebt: 0 }, { ...before, longTermDebt: 0 })).toEqual({ value: 9 })
  })

  it('needs two full years', () => {
    expect(piotroskiF(better, { ...before, shares: null })).toMatchObject({ absent: 'NOT_REPORTED' })
    expect(piotroskiF(better, { ...before, revenue: 0 })).toMatchObject({ notMeaningful: expect.any(String) })
  })
})
