import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMarketCode } from '../market-code.ts'
import { changeWatchlists, type WatchlistChange, watchlistsWith } from './change-watchlists.ts'
import { mergeWatchlists } from './merge-watchlists.ts'
import { parseWatchlistChange } from './parse-change.ts'
import { firstWatchlistName, parseWatchlistName, parseWatchlists, type Watchlist, watchlistKey } from './watchlist.ts'

const now = Date.parse('2026-11-15T07:00:00Z')
const [hvl, nwt, gone] = ['LSE:HVL', 'LSE:NWT', 'LSE:GONE'].map(getMarketCode) as [never, never, never]
const item = (marketCode: never, note = '', notedAt = 0) => ({ marketCode, note, notedAt })
const list = (name: string, ...items: Watchlist['items']): Watchlist => ({ name, items })

const anyItems = fc.uniqueArray(
  fc.record({
    marketCode: fc.constantFrom(hvl, nwt, gone, getMarketCode('LSE:A'), getMarketCode('NYSE:B')),
    note: fc.constantFrom('', 'a', 'b', 'cheap below 10'),
    notedAt: fc.nat(3),
  }),
  { selector: ({ marketCode }) => marketCode },
)
const anyLists = fc.uniqueArray(
  fc.record({ name: fc.constantFrom('Income', 'INCOME', 'Growth', 'growth', 'Ideas'), items: anyItems }),
  { selector: ({ name }) => watchlistKey(name) },
)

describe('merging', () => {
  const unordered = (lists: readonly Watchlist[]) =>
    new Map(lists.map(({ name, items }) => [watchlistKey(name), new Map(items.map(one => [one.marketCode, one]))]))

  it('[RP-WATCH-2] changes nothing the second time, nor with itself', () => {
    fc.assert(
      fc.property(anyLists, anyLists, (a, b) => {
        const once = mergeWatchlists(a, b)
        expect(mergeWatchlists(once, b)).toEqual(once)
        expect(mergeWatchlists(a, a)).toEqual(a)
      }),
    )
  })

  it('comes to the same from either side and in any grouping, but for the order', () => {
    fc.assert(
      fc.property(anyLists, anyLists, anyLists, (a, b, c) => {
        expect(unordered(mergeWatchlists(a, b))).toEqual(unordered(mergeWatchlists(b, a)))
        expect(unordered(mergeWatchlists(mergeWatchlists(a, b), c))).toEqual(
          unordered(mergeWatchlists(a, mergeWatchlists(b, c))),
        )
      }),
    )
  })

  it('[RP-WATCH-2] loses no list and no security, doubles none, and keeps the newest note', () => {
    fc.assert(
      fc.property(anyLists, anyLists, (a, b) => {
        const merged = unordered(mergeWatchlists(a, b))
        expect(mergeWatchlists(a, b)).toHaveLength(merged.size)
        expect([...merged.keys()].sort()).toEqual(
          [...new Set([...a, ...b].map(({ name }) => watchlistKey(name)))].sort(),
        )
        for (const [key, items] of merged) {
          const all = [...a, ...b].filter(({ name }) => watchlistKey(name) === key).flatMap(one => one.items)
          expect(new Set(items.keys())).toEqual(new Set(all.map(({ marketCode }) => marketCode)))
          for (const { marketCode, notedAt } of all)
            expect(items.get(marketCode)?.notedAt).toBeGreaterThanOrEqual(notedAt)
        }
      }),
    )
  })
})

describe('changing', () => {
  const mine = [list('Income', item(hvl, 'good', 5), item(nwt)), list('Ideas', item(hvl))]
  const change = (...changes: WatchlistChange[]) => changes.reduce<readonly Watchlist[]>(changeWatchlists, mine)

  it('[RP-WATCH-3] stars into the first list, and makes one where there is none', () => {
    expect(changeWatchlists([], { kind: 'star', marketCode: hvl })).toEqual([list(firstWatchlistName, item(hvl))])
    expect(change({ kind: 'star', marketCode: gone })[0]?.items).toHaveLength(3)
    expect(change({ kind: 'star', marketCode: hvl })).toBe(mine)
  })

  it('[RP-WATCH-3] takes a star out of every list, and merging what it took brings all back', () => {
    const taken = watchlistsWith(mine, hvl)
    const left = change({ kind: 'unstar', marketCode: hvl })
    expect(left).toEqual([list('Income', item(nwt)), list('Ideas')])
    expect(mergeWatchlists(left, taken)).toEqual([list('Income', item(nwt), item(hvl, 'good', 5)), mine[1]])
  })

  it('adds, removes, notes and moves within one list, and leaves the others the same objects', () => {
    const added = change({ kind: 'add', list: 'income', marketCode: gone })
    expect(added[0]?.items.map(({ marketCode }) => marketCode)).toEqual([hvl, nwt, gone])
    expect(added[1]).toBe(mine[1])
    expect(change({ kind: 'add', list: 'Income', marketCode: hvl })[0]).toBe(mine[0])
    expect(change({ kind: 'remove', list: 'Income', marketCode: hvl })[0]).toEqual(list('Income', item(nwt)))
    const noted = change({ kind: 'note', list: 'Income', marketCode: nwt, note: ' two\nlines ', at: 9 })
    expect(noted[0]?.items[1]).toEqual(item(nwt, 'two lines', 9))
    expect(change({ kind: 'note', list: 'Income', marketCode: hvl, note: 'good', at: 9 })[0]).toBe(mine[0])
    expect(change({ kind: 'move', list: 'Income', marketCode: hvl, by: 1 })[0]?.items[0]).toEqual(item(nwt))
    expect(change({ kind: 'move', list: 'Income', marketCode: hvl, by: -1 })[0]).toBe(mine[0])
  })

  it('[RP-WATCH-1] creates, renames and deletes lists, and refuses a name that is taken or none', () => {
    expect(change({ kind: 'create', name: ' New ' }).at(-1)).toEqual(list('New'))
    expect(change({ kind: 'rename', list: 'Ideas', name: 'IDEAS' })[1]?.name).toBe('IDEAS')
    expect(change({ kind: 'delete', list: 'ideas' }, { kind: 'delete', list: 'ideas' })).toEqual([mine[0]])
    expect(() => change({ kind: 'create', name: 'income' })).toThrow(
      expect.objectContaining({ code: 'DOMAIN_WATCHLIST_NAME', reason: 'TAKEN' }),
    )
    expect(() => change({ kind: 'create', name: '…' })).toThrow(
      expect.objectContaining({ code: 'DOMAIN_WATCHLIST_NAME', reason: 'INVALID' }),
    )
    expect(() => change({ kind: 'rename', list: 'None', name: 'x' })).toThrow(
      expect.objectContaining({ code: 'DOMAIN_WATCHLIST_UNKNOWN' }),
    )
  })

  it('[RP-WATCH-4] refuses more than there is room for, in a merge too', () => {
    const many = Array.from({ length: 20 }, (_, index) => list(`List ${index}`))
    expect(() => changeWatchlists(many, { kind: 'create', name: 'One more' })).toThrow(
      expect.objectContaining({ code: 'DOMAIN_WATCHLIST_LIMIT' }),
    )
    const full = list('Full', ...Array.from({ length: 200 }, (_, index) => item(`LSE:A${index}` as never)))
    expect(() => changeWatchlists([full], { kind: 'star', marketCode: hvl })).toThrow(
      expect.objectContaining({ what: 'items' }),
    )
    expect(() => changeWatchlists([full], { kind: 'merge', lists: [list('full', item(hvl))] })).toThrow(
      expect.objectContaining({ code: 'DOMAIN_WATCHLIST_LIMIT' }),
    )
  })
})

describe('reading', () => {
  it('never fails on what anybody may have stored, and gives back what it would read again', () => {
    fc.assert(
      fc.property(fc.anything(), input => {
        const lists = parseWatchlists(input, now)
        expect(parseWatchlists(lists, now)).toEqual(lists)
      }),
    )
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.string({ unit: 'binary' }),
            items: fc.array(
              fc.record({
                marketCode: fc.constantFrom('LSE:HVL', 'lse:nwt', 'x'),
                note: fc.string({ unit: 'binary' }),
                notedAt: fc.double(),
              }),
              { maxLength: 3 },
            ),
          }),
          { maxLength: 3 },
        ),
        input => {
          const lists = parseWatchlists(input, now)
          expect(parseWatchlists(JSON.parse(JSON.stringify(lists)), now)).toEqual(lists)
        },
      ),
    )
    fc.assert(fc.property(anyLists, lists => void expect(parseWatchlists(lists, now)).toEqual(lists)))
  })

  it('keeps the good among the bad, spells codes one way and lets no time win for ever', () => {
    const read = parseWatchlists(
      [
        null,
        { name: '' },
        {
          name: 'A',
          items: [
            { marketCode: 'xlon:hvl', notedAt: 1e300, note: 'n' },
            { marketCode: 'LSE:HVL' },
            7,
            { marketCode: '<b>' },
          ],
        },
        { name: 'a', items: [] },
      ],
      now,
    )
    expect(read).toEqual([list('A', item(hvl, 'n', now))])
  })

  it('takes names of one line with something to read', () => {
    expect(parseWatchlistName('  My\u202e \t list ')).toBe('My list')
    expect(['', '..', 'x'.repeat(41), 7, '\u0000'].map(parseWatchlistName)).toEqual([null, null, null, null, null])
  })

  it('reads the fields of a form, and answers null to what asks for nothing', () => {
    const read = (fields: object) => parseWatchlistChange({ list: 'Income', marketCode: 'LSE:HVL', ...fields }, now)
    expect(read({ do: 'up' })).toEqual({ kind: 'move', list: 'Income', marketCode: hvl, by: -1 })
    expect(read({ do: 'note', note: 'x' })).toEqual({
      kind: 'note',
      list: 'Income',
      marketCode: hvl,
      note: 'x',
      at: now,
    })
    expect(read({ do: 'rename', name: 'New' })).toEqual({ kind: 'rename', list: 'Income', name: 'New' })
    expect(read({ add: 'Growth' })).toEqual({ kind: 'add', list: 'Growth', marketCode: hvl })
    expect(read({ remove: 'Growth' })).toEqual({ kind: 'remove', list: 'Growth', marketCode: hvl })
    expect([
      read({ do: 'star', marketCode: '?' }),
      read({ add: 'Growth', marketCode: '?' }),
      read({ do: 'merge' }),
      read({}),
      parseWatchlistChange(null, now),
    ]).toEqual([null, null, null, null, null])
  })
})
