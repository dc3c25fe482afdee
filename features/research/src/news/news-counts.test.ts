import { expect, it } from 'vitest'
import { countsOf } from './news-counts.ts'

const tallied = [
  { sourceCode: 'ALLIANCE', tags: ['Contract'], count: 2 },
  { sourceCode: 'LSELSERNS', tags: ['Results', 'Dividend'], count: 3 },
  { sourceCode: 'DGAPDGAPRNS', tags: [], count: 4 },
]

it('[RP-NEWS-3] [RP-NEWS-4] counts each tab by its sources', () => {
  expect(countsOf(tallied, { tab: 'company', category: null }).tabs.map(({ count }) => count)).toEqual([2, 7])
})

it('counts the categories of the tab shown, without those that have nothing', () => {
  const { categories } = countsOf(tallied, { tab: 'regulatory', category: null })
  expect(categories.map(({ label, count }) => [label, count])).toEqual([
    ['Results', 3],
    ['Dividend', 3],
    ['Other', 4],
  ])
})

it('keeps the chosen category in sight and counts tabs by it', () => {
  const { tabs, categories } = countsOf(tallied, { tab: 'company', category: 'agm' })
  expect(categories.map(({ id, count }) => [id, count])).toEqual([
    ['contracts', 2],
    ['agm', 0],
  ])
  expect(tabs.map(({ count }) => count)).toEqual([0, 0])
})
