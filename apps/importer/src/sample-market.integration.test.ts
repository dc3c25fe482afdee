import { join } from 'node:path'
import { clearMarket, securities } from '@bellwether/db'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { importSampleMarket } from './sample-market.ts'
import { sampleMarketState } from './sample-market-state.ts'

const folder = join(import.meta.dirname, '../../../fixtures/sample-market/files')
const paths = ['5-holdings.zip', '6-ept-captor-2023-12-29.xlsx'].map(name => join(folder, name))

describeOnBothDatabases('the sample market', getDb => {
  beforeEach(() => clearMarket(getDb()))

  it('[IM-SAMPLE-1] goes on after an interruption, and is complete only when every file was read', async () => {
    const db = getDb()
    expect(await sampleMarketState(db)).toBeNull()
    const interrupted = importSampleMarket(db, { paths: [...paths.slice(0, 1), join(folder, 'missing.zip')] })
    await expect(interrupted).rejects.toMatchObject({
      code: 'IMPORTER_SAMPLE_FILES',
      message: expect.stringContaining('missing.zip'),
    })
    expect(await sampleMarketState(db)).toMatchObject({ complete: false })
    const fractions: number[] = []
    await importSampleMarket(db, { paths, onProgress: fraction => fractions.push(fraction) })
    expect(await sampleMarketState(db)).toEqual({ complete: true, securities: expect.any(Number) })
    expect(fractions.at(-1)).toBe(1)
    expect(await securities.findByMarketCode(db, 'FUND:SE0011670843')).toMatchObject({
      name: 'Captor Scilla Global Equity C',
      type: 'FUND',
      simulated: false,
    })
  })
})
