import {
  changeWatchlists,
  getMarketCode,
  type Watchlist,
  type WatchlistChange,
  watchlistsWith,
} from '@bellwether/domain'
import { expect, it } from 'vitest'
import { createListsOfPage } from './lists-of-page.ts'

const hvl = getMarketCode('LSE:HVL')
const item = { marketCode: hvl, note: 'below 1,200p?', notedAt: 5 }

function setUp(stored: readonly Watchlist[], known: boolean) {
  const page = { stored, refuses: false, said: [] as string[], told: 0, asked: 0 }
  const lists = createListsOfPage({
    initial: known ? stored : null,
    hasServer: !known,
    announce: message => page.said.push(message),
    async read() {
      page.asked += 1
      return page.stored
    },
    async store(change: WatchlistChange) {
      if (page.refuses) throw new Error('refused')
      const taken = change.kind === 'unstar' ? watchlistsWith(page.stored, change.marketCode) : []
      page.stored = changeWatchlists(page.stored, change)
      return taken
    },
  })
  lists.subscribe(() => {
    page.told += 1
  })
  return { lists, page }
}

it.each([true, false])('shows every star the lists as they are stored (known before: %s)', async known => {
  const { lists, page } = setUp([{ name: 'Income', items: [] }], known)
  await lists.change({ kind: 'star', marketCode: hvl })
  expect(lists.getLists()).toEqual(page.stored)
  expect(page.stored[0]?.items).toHaveLength(1)
  expect(page.said).toEqual(['Added to your watchlist'])
  expect(page.told).toBeGreaterThan(0)
  await lists.change({ kind: 'remove', list: 'Income', marketCode: hvl })
  expect([lists.getLists()?.[0]?.items, page.said.at(-1), page.asked]).toEqual([
    [],
    'Removed from Income',
    known ? 0 : 1,
  ])
})

it.each([true, false])(
  '[RP-WATCH-3] brings back lists and notes when a security is starred again (known before: %s)',
  async known => {
    const before = [
      { name: 'Income', items: [] },
      { name: 'Growth', items: [item] },
    ]
    const { lists, page } = setUp(before, known)
    await lists.change({ kind: 'unstar', marketCode: hvl })
    expect(page.stored.flatMap(({ items }) => items)).toEqual([])
    await lists.change({ kind: 'star', marketCode: hvl })
    expect(page.stored).toEqual(before)
    expect(lists.getLists()).toEqual(before)
  },
)

it('stores a change before it reads anything, for whoever leaves the page at once', async () => {
  const { lists, page } = setUp([], false)
  const change = lists.change({ kind: 'star', marketCode: hvl })
  expect([page.stored.length, page.asked]).toEqual([1, 0])
  await change
})

it('keeps what it shows when a change is not stored', async () => {
  const { lists, page } = setUp([{ name: 'Income', items: [] }], true)
  page.refuses = true
  await expect(lists.change({ kind: 'star', marketCode: hvl })).rejects.toThrow('refused')
  expect([lists.getLists(), page.said, page.told]).toEqual([[{ name: 'Income', items: [] }], [], 0])
})
