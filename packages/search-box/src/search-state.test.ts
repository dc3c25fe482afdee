import { expect, it } from 'vitest'
import { changeSearch, emptySearch, linesOf, type SearchEvent, statusOf, toGroups } from './search-state.ts'

const found = (name: string, group?: string) => ({
  marketCode: `LSE:${name}`,
  name,
  details: '',
  href: '',
  ...(group ? { group } : {}),
})

it('[RP-SEARCH-17] groups keep the best match first and the order inside each', () => {
  const groups = toGroups([found('A', 'Funds'), found('B', 'Shares'), found('C', 'Funds')])
  expect(groups.map(({ name, members }) => [name, members.map(member => member.name)])).toEqual([
    ['Funds', ['A', 'C']],
    ['Shares', ['B']],
  ])
  expect(toGroups([found('A'), found('B')])).toHaveLength(1)
})

const all = { label: 'See all 24 results', href: '/all' }
const answered = (count: number): SearchEvent => ({
  type: 'answered',
  state: {
    text: 'plc',
    busy: false,
    suggestions: ['A', 'B', 'C'].slice(0, count).map(name => found(name)),
    all: count > 0 ? all : null,
    hint: null,
  },
})
const after = (...events: readonly SearchEvent[]) => events.reduce(changeSearch, emptySearch)

it('walks round its lines, the last of which leads to all of them', () => {
  const down: SearchEvent = { type: 'moved', by: 1 }
  const up: SearchEvent = { type: 'moved', by: -1 }
  expect(linesOf(after(answered(2)))).toHaveLength(3)
  expect(after(answered(2)).active).toBe(-1)
  expect([after(answered(2), down).active, after(answered(2), up).active]).toEqual([0, 2])
  expect(after(answered(2), down, up).active).toBe(2)
  expect(after(answered(2), up, down).active).toBe(0)
  expect(after(down)).toEqual(emptySearch)
})

it('opens with an answer and by an arrow key, and closes without one', () => {
  expect(after(answered(1)).isOpen).toBe(true)
  expect(after(answered(1), answered(0)).isOpen).toBe(false)
  const closed = after(answered(1), { type: 'moved', by: 1 }, { type: 'closed' })
  expect([closed.isOpen, closed.active]).toEqual([false, -1])
  expect(changeSearch(closed, { type: 'moved', by: 1 })).toMatchObject({ isOpen: true, active: 0 })
})

it('[RP-SEARCH-10] says what is wrong until the box is left', () => {
  const wrong = after(answered(2), { type: 'submitted', hint: 'That ISIN has a typing error' })
  expect([wrong.isOpen, statusOf(wrong)]).toEqual([
    false,
    'That ISIN has a typing error. Check its letters and digits.',
  ])
  expect(changeSearch(wrong, { type: 'left box' }).hint).toBeNull()
  expect([statusOf(after(answered(1))), statusOf(after(answered(3))), statusOf(after(answered(0)))]).toEqual([
    '1 suggestion',
    '3 suggestions',
    '',
  ])
})
