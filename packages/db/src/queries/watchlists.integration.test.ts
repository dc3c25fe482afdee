import { changeWatchlists, getMarketCode, type WatchlistChange } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { fillSmallMarket } from '../../testing/small-market/index.ts'
import { clearMarket } from '../maintenance.ts'
import { users, watchlists } from './index.ts'

const [harrow, brackwell] = ['LSE:HVL', 'LSE:BW.'].map(getMarketCode) as [never, never]

describeOnBothDatabases('watchlists', getDb => {
  let userId = 0
  let people = 0
  const change = (...changes: WatchlistChange[]) =>
    watchlists.change(getDb(), userId, lists => changes.reduce(changeWatchlists, lists))
  const newUser = async () => {
    people += 1
    return (await users.create(getDb(), { email: `watcher${people}@example.com`, name: 'A Person' })) ?? 0
  }

  beforeEach(async () => {
    userId = await newUser()
  })

  it('are kept as they were made, in their order, apart for each person', async () => {
    const made = await change(
      { kind: 'star', marketCode: harrow },
      { kind: 'create', name: 'Income' },
      { kind: 'add', list: 'Income', marketCode: brackwell },
      { kind: 'add', list: 'Income', marketCode: harrow },
      { kind: 'note', list: 'Income', marketCode: harrow, note: 'buy <b>below</b> 10', at: 1_763_190_000_000 },
      { kind: 'move', list: 'Income', marketCode: harrow, by: -1 },
    )
    expect(made.map(({ name, items }) => [name, items.length])).toEqual([
      ['My watchlist', 1],
      ['Income', 2],
    ])
    expect(await watchlists.ofUser(getDb(), userId)).toEqual(made)
    expect(await watchlists.ofUser(getDb(), await newUser())).toEqual([])
  })

  it('are renamed, in case too, and deleted, and a name that became free can be taken at once', async () => {
    await change({ kind: 'create', name: 'A' }, { kind: 'create', name: 'B' }, { kind: 'create', name: 'C' })
    const made = await change(
      { kind: 'delete', list: 'A' },
      { kind: 'rename', list: 'C', name: 'A' },
      { kind: 'rename', list: 'B', name: 'b' },
      { kind: 'add', list: 'A', marketCode: harrow },
    )
    expect(made.map(({ name }) => name)).toEqual(['b', 'A'])
    expect(await watchlists.ofUser(getDb(), userId)).toEqual(made)
  })

  it('store nothing of a change that is refused', async () => {
    await change({ kind: 'create', name: 'A' })
    await expect(change({ kind: 'create', name: 'B' }, { kind: 'create', name: 'a' })).rejects.toMatchObject({
      code: 'DOMAIN_WATCHLIST_NAME',
    })
    expect((await watchlists.ofUser(getDb(), userId)).map(({ name }) => name)).toEqual(['A'])
  })

  it('lose nothing when many changes arrive together', async () => {
    const codes = Array.from({ length: 12 }, (_, index) => getMarketCode(`LSE:T${index}`))
    await Promise.all(codes.map(marketCode => change({ kind: 'star', marketCode })))
    const [list, ...others] = await watchlists.ofUser(getDb(), userId)
    expect(new Set(list?.items.map(({ marketCode }) => marketCode))).toEqual(new Set(codes))
    expect(others).toEqual([])
  })

  it('outlive the market, tell its figures, and count people and not lists', async () => {
    await fillSmallMarket(getDb())
    const code = getMarketCode('LSE:HVL')
    const people = async (atLeast: number) =>
      (await watchlists.findPopular(getDb(), { atLeast, limit: 5 })).find(({ marketCode }) => marketCode === code)
        ?.people ?? 0
    const before = await people(1)
    await change(
      { kind: 'star', marketCode: code },
      { kind: 'create', name: 'B' },
      { kind: 'add', list: 'B', marketCode: code },
    )
    const [row, ...others] = await watchlists.rows(getDb(), [code, 'LSE:NOPE'], '2026-12-01' as never)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      marketCode: code,
      name: 'Harrow & Vale plc',
      type: 'EQUITY',
      nextExOn: '2026-12-03',
      nextExStatus: 'CONFIRMED',
    })
    expect([await people(1), await people(before + 1), await people(before + 2)]).toEqual([before + 1, before + 1, 0])
    await clearMarket(getDb())
    expect((await watchlists.ofUser(getDb(), userId))[0]?.items).toMatchObject([{ marketCode: code }])
  })
})
