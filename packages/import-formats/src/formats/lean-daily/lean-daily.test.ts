import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { leanDaily } from './lean-daily.ts'

describe('prices of Lean', () => {
  it('[IM-PRICE-3] are refused by name where their rows are of hours', async () => {
    const hours =
      '20250102 09:00,1000000,1010000,990000,1000000,100\n20250102 10:00,1000000,1010000,990000,1000000,100\n'
    const file = textFile(hours, 'wm.csv')
    expect(recogniseFormat(file)).toBe(leanDaily)
    await expect(readAll(leanDaily, file)).rejects.toMatchObject({ code: 'IMPORT_NOT_DAILY' })
  })

  it('[IM-PRICE-2] are in dollars', async () => {
    const [item] = await readAll(leanDaily, textFile('20250102 00:00,1000000,1010000,990000,1005000,100\n', 'wm.csv'))
    expect(item).toMatchObject({ record: { raw: true, bars: { open: [100], high: [101], low: [99], close: [100.5] } } })
  })
})
