import { clearMarket, indices } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { importContent } from '../test-import.ts'

const header = 'series,kind,currency,date,value\n'

describeOnBothDatabases('importing rates and consumer prices', getDb => {
  beforeEach(() => clearMarket(getDb()))

  it('[IM-RATE-4] makes the level of cash of every rate, whatever the order of the files', async () => {
    const later = `${header}SONIA,rate,GBP,2025-11-14,10\nSONIA,rate,GBP,2025-11-17,0\n`
    expect(await importContent(getDb(), later)).toMatchObject({ inserted: 2, error: null })
    expect(await importContent(getDb(), `${header}SONIA,rate,GBP,2024-11-14,5\n`)).toMatchObject({ inserted: 1 })
    expect(await importContent(getDb(), later)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
    const levels = await indices.series(getDb(), 'SONIA', getIsoDate('2024-01-01'), getIsoDate('2026-01-01'))
    // A year at 5%, three days at 10%: 100, 105, 105 x (1 + 0.1 x 3 / 365).
    expect(levels.map(({ totalReturn }) => totalReturn)).toEqual([10_000, 10_500, 10_509])
  })

  it('[IM-RATE-4] stores consumer prices, which figures after inflation use', async () => {
    await importContent(
      getDb(),
      `${header}CPI,prices,GBP,2026-09,142.3\nCPI,prices,GBP,2026-10,142.6\nHICP,prices,EUR,2026-11,130\n`,
    )
    expect(await indices.inflation(getDb(), getIsoDate('2026-11-16'))).toMatchObject({ code: 'CPI', day: '2026-10-31' })
  })
})
