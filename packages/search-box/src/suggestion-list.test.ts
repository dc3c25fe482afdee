import { expect, it } from 'vitest'
import { toGroups } from './suggestion-list.ts'

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
