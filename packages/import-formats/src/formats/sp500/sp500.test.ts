import { expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { sp500 } from './sp500.ts'

it('[IM-FORMAT-1] an earlier edition of the constituents is read without CIKs', async () => {
  const file = textFile('Symbol,Name,Sector\nEXM.B,Example Inc. Class B,Industrials\n')
  expect(recogniseFormat(file)).toBe(sp500)
  expect(await readAll(sp500, file)).toMatchObject([
    {
      record: {
        cik: null,
        name: 'Example Inc. Class B',
        sector: 'Industrials',
        memberOf: 'S&P 500',
        listing: { ticker: 'EXM-B' },
      },
    },
  ])
  expect(() => recogniseFormat(textFile('Symbol,Name,Sector,Weight\nEXM,Example Inc.,Industrials,1\n'))).toThrow()
})
