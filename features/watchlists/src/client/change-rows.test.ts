import type { WatchlistRowView, WatchlistsView } from '@bellwether/contract'
import { getMarketCode } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { changeRows, rowMessage, rowsOf } from './change-rows.ts'

const codes = ['LSE:HVL', 'LSE:NWT', 'LSE:BWLD'].map(code => getMarketCode(code))
const rows = codes.map(marketCode => ({ marketCode, note: '' }) as WatchlistRowView)
const view = {
  shown: { name: 'Income', rows: { state: 'ready', view: rows } },
} as Partial<WatchlistsView> as WatchlistsView
const at = (index: number) => ({ list: 'Income', marketCode: codes[index] ?? getMarketCode('LSE:NONE') })
const order = (changed: WatchlistsView) => rowsOf(changed).map(({ marketCode }) => codes.indexOf(marketCode))

it('moves a row by one, and not past an end', () => {
  const move = (index: number, by: -1 | 1) => {
    const change = { kind: 'move', ...at(index), by } as const
    return [order(changeRows(view, change)), rowMessage(view, change)]
  }
  expect(move(2, -1)).toEqual([[0, 2, 1], 'Moved to position 2'])
  expect(move(0, 1)).toEqual([[1, 0, 2], 'Moved to position 2'])
  expect(move(0, -1)).toEqual([[0, 1, 2], 'Already first in the list'])
  expect(move(2, 1)).toEqual([[0, 1, 2], 'Already last in the list'])
})

it('removes a row, keeps a note, and leaves the rest alone', () => {
  expect(order(changeRows(view, { kind: 'remove', ...at(1) }))).toEqual([0, 2])
  const noted = changeRows(view, { kind: 'note', ...at(1), note: 'cheap', at: 5 })
  expect(rowsOf(noted).map(({ note }) => note)).toEqual(['', 'cheap', ''])
  expect(rowsOf(noted)[0]).toBe(rows[0])
  expect(order(changeRows(view, { kind: 'remove', ...at(7) }))).toEqual([0, 1, 2])
})
