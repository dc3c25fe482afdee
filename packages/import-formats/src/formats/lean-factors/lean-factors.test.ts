import { expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { leanFactors } from './lean-factors.ts'

const content =
  '20200730,0.99,0.25,384.76\n20200806,0.9917992,0.25,455.61\n20200828,0.9936,0.25,499.23\n20501231,0.9936,1,0\n'

it('[IM-FORMAT-1] factors of Lean are recognised, also beside its prices', () => {
  expect(recogniseFormat(textFile(content))).toBe(leanFactors)
  expect(recogniseFormat(textFile('20200730 00:00,1,1,1,1,1\n'))).not.toBe(leanFactors)
})

it('[IM-PRICE-7] factors become splits, and dividends in shares of today', async () => {
  const items = await readAll(leanFactors, textFile(content, 'aapl.factors.csv'))
  expect(items).toEqual([
    {
      at: 'US:AAPL',
      rows: 4,
      record: {
        kind: 'price-events',
        symbol: 'US:AAPL',
        unit: 'USD',
        dividends: [
          { exOn: '2020-07-31', amount: 0.1745 },
          { exOn: '2020-08-07', amount: 0.2064 },
        ],
        splits: [{ day: '2020-08-31', ratio: 4 }],
      },
    },
  ])
})

it('[IM-PRICE-7] a consolidation of twenty to one is one, whatever the digits of the factors', async () => {
  const items = await readAll(leanFactors, textFile('20090630,1,19.99999,1.16\n20501231,1,1,0\n', 'aig.csv'))
  expect(items).toMatchObject([{ record: { splits: [{ day: '2009-07-01', ratio: 0.05 }], dividends: [] } }])
})

it('[IM-ROW-1] a row that is no factor is rejected, and the others are kept', async () => {
  const items = await readAll(leanFactors, textFile(`20200101,x,1,1\n${content}`, 'aapl.csv'))
  expect(items).toMatchObject([
    { at: 'line 1', reject: { code: 'IMPORT_NOT_A_NUMBER', field: 'price factor' } },
    { record: { splits: [{ ratio: 4 }] }, rows: 4 },
  ])
})

it('[IM-PRICE-6] factors are of dollars unless --unit says otherwise, and of any number of consolidations', async () => {
  const file = textFile('20170330,1,166666.994172,1\n20170505,1,555.5566,0.85\n20501231,1,1,0\n', 'exam.csv')
  expect(await readAll(leanFactors, file, { unit: 'INR' })).toMatchObject([
    {
      rows: 3,
      record: {
        symbol: 'US:EXAM',
        unit: 'INR',
        splits: [{ ratio: 1 / 300 }, { ratio: expect.closeTo(1 / 555.5566, 4) }],
      },
    },
  ])
})
