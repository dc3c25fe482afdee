import { getIsoDate, type IsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { sharesFactor, splitsIn } from './splits.ts'
import { usGaap } from './us-gaap.ts'

const day = getIsoDate
/** One period: what each filing said of its shares (in millions) and earnings per share. */
type Said = readonly (readonly [filed: string, shares: number, eps: number])[]

function splitsOf(periods: Readonly<Record<string, Said>>) {
  const facts = (of: 1 | 2) =>
    Object.entries(periods).flatMap(([end, said]) =>
      said.map(each => ({
        start: day(`${Number(end.slice(0, 4)) - 1}${end.slice(4)}`),
        end: day(end),
        value: each[of],
        fiscalYear: null,
        filed: day(each[0]),
      })),
    )
  const concepts = new Map([
    ['WeightedAverageNumberOfSharesOutstandingBasic', new Map([['shares', facts(1)]])],
    ['EarningsPerShareBasic', new Map([['USD/shares', facts(2)]])],
  ])
  return splitsIn(usGaap, concepts, 'USD')
}

/** NVIDIA, four for one in July 2021 and ten for one in June 2024. */
const nvidia: Readonly<Record<string, Said>> = {
  '2020-01-26': [
    ['2020-02-20', 609, 4.59],
    ['2021-02-26', 609, 4.59],
    ['2022-03-18', 2439, 1.15],
  ],
  '2022-01-30': [
    ['2022-03-18', 2496, 3.91],
    ['2024-02-21', 2496, 3.91],
  ],
  '2023-01-29': [
    ['2024-02-21', 2487, 1.76],
    ['2025-02-26', 24_870, 0.18],
  ],
  '2024-01-28': [
    ['2024-05-29', 2469, 12.05],
    ['2024-08-28', 24_690, 1.21],
  ],
}

describe('the splits that accounts show', () => {
  it('[IM-STMT-5] are between the filings that give one period in other shares', () => {
    expect(splitsOf(nvidia)).toEqual([
      { ratio: 4, after: '2021-02-26', by: '2022-03-18' },
      { ratio: 10, after: '2024-05-29', by: '2024-08-28' },
    ])
  })

  it('[IM-STMT-5] adjust what was filed before them, and nothing after', () => {
    const factor = (filed: IsoDate) => sharesFactor(splitsOf(nvidia), filed)
    expect(['2021-02-26', '2022-03-18', '2024-05-29', '2024-08-28'].map(each => factor(day(each)))).toEqual([
      40, 10, 10, 1,
    ])
  })

  it('[IM-STMT-5] are none where the number of shares was corrected, or changed by another ratio', () => {
    expect(
      splitsOf({
        '2024-12-31': [
          ['2025-02-20', 100, 2],
          ['2026-02-20', 1000, 2],
        ],
      }),
    ).toEqual([])
    expect(
      splitsOf({
        '2024-12-31': [
          ['2025-02-20', 100, 2],
          ['2026-02-20', 108, 1.85],
        ],
      }),
    ).toEqual([])
    expect(
      splitsOf({
        '2024-12-31': [
          ['2025-02-20', 100, 2],
          ['2026-02-20', 100_000, 2],
        ],
      }),
    ).toEqual([])
  })

  it('[IM-STMT-5] count once where a period that both changed shows them together', () => {
    const both: Said = [
      ['2021-02-26', 617, 7.02],
      ['2025-02-26', 24_680, 0.18],
    ]
    expect(splitsOf({ ...nvidia, '2021-01-31': both }).map(({ ratio }) => ratio)).toEqual([4, 10])
  })

  it('[IM-STMT-5] may be a consolidation', () => {
    expect(
      splitsOf({
        '2024-12-31': [
          ['2025-02-20', 200, -0.1],
          ['2026-02-20', 20, -1],
        ],
      }),
    ).toMatchObject([{ ratio: 0.1 }])
  })
})
