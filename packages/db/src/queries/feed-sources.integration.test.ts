import { describeOnBothDatabases } from '@bellwether/testing'
import { expect, it } from 'vitest'
import { feedSources } from '../index.ts'

const tick = (source: string, i: number) => ({
  ...{ source, marketCode: null, reason: 'UNREADABLE', detail: 'not JSON', written: `\0${i}`, time: null },
  receivedAt: new Date(i),
})

describeOnBothDatabases('sources of prices', getDb => {
  it('[RP-FEED-5] the latest ticks of each source are kept, however many there were', async () => {
    const db = getDb()
    for (let from = 0; from < 500; from += 100)
      await feedSources.quarantine(
        db,
        Array.from({ length: 100 }, (_, i) => tick('busy', from + i)),
      )
    await feedSources.quarantine(db, [tick('quiet', 1)])
    const kept = await feedSources.quarantined(db, 1000)
    expect(kept.filter(({ source }) => source === 'busy').map(({ written }) => written)).toEqual(
      Array.from({ length: 200 }, (_, i) => `\uFFFD${499 - i}`),
    )
    expect(kept.filter(({ source }) => source === 'quiet')).toHaveLength(1)
  })

  it('a process replaces its own report and no other', async () => {
    const db = getDb()
    const source = {
      ...{ name: 'london', kind: 'nats', address: 'a', state: 'CONNECTED', interruptions: 0, lastFailure: null },
      ...{ counts: { accepted: 1 }, unknownCodes: [], lastTickAt: null },
    }
    await feedSources.report(db, 'a', [source])
    await feedSources.report(db, 'b', [source])
    await feedSources.report(db, 'a', [{ ...source, counts: { accepted: 2 } }])
    const all = await feedSources.all(db)
    expect(all.map(({ instance, counts, reporting }) => [instance, counts, reporting])).toEqual([
      ['a', { accepted: 2 }, true],
      ['b', { accepted: 1 }, true],
    ])
  })
})
