import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { corporateActionTable } from './corporate-action-table.ts'
import { shareholderTable, shortPositionTable } from './owner-tables.ts'
import { shareClassTable } from './share-class-table.ts'

const day = getIsoDate('2026-11-13')
const texts = (cells: readonly object[] | undefined) => cells?.map(cell => ('text' in cell ? cell.text : null))

describe('changes of the company', () => {
  const action = (given: object) => ({
    id: 1,
    kind: 'SPLIT' as const,
    effectiveOn: day,
    ratioNew: 5,
    ratioOld: 1,
    factor: 0.2,
    description: '5 new shares for every 1 held',
    ...given,
  })

  it('have their kind, ratio and factor', () => {
    const table = corporateActionTable([
      action({}),
      action({ kind: 'CONSOLIDATION', ratioNew: 6, ratioOld: 7, factor: 1.1666666667 }),
    ])
    expect(texts(table?.rows[0]?.cells)).toEqual([null, 'Split', '5 new shares for every 1 held', '5 for 1', '0.2'])
    expect(texts(table?.rows[1]?.cells)?.slice(3)).toEqual(['6 for 7', '1.1667'])
  })

  it('have neither ratio nor factor where only the name changed', () => {
    const table = corporateActionTable([action({ kind: 'NAME_CHANGE', ratioNew: null, ratioOld: null, factor: null })])
    expect(table?.rows[0]?.cells.slice(3)).toEqual([
      { kind: 'absent', absence: 'NOT_APPLICABLE' },
      { kind: 'absent', absence: 'NOT_APPLICABLE' },
    ])
    expect(corporateActionTable([])).toBeNull()
  })
})

describe('owners', () => {
  it('have the change since the notice before in points', () => {
    const table = shareholderTable([{ holder: 'Kestrel', shares: 5, share: 0.0774, change: -0.0029, notifiedOn: day }])
    expect(table?.rows[0]?.cells[3]).toEqual({ kind: 'text', text: '−0.29pp' })
    expect(shareholderTable([])).toBeNull()
  })

  it('who are short are added up', () => {
    const short = (holder: string, share: number) => ({ holder, share, asAt: day })
    expect(shortPositionTable([short('A', 0.0074), short('B', 0.0051)])?.basis).toContain(
      'Net short positions total 1.25% of the shares',
    )
    expect(shortPositionTable([])).toBeNull()
  })
})

describe('classes of shares', () => {
  it('count votes without treasury shares', () => {
    const table = shareClassTable(
      { shareClasses: [{ name: 'Ordinary', nominal: '10p', votesPerShare: 1, inIssue: 1_000, inTreasury: 40 }] },
      day,
    )
    expect(table?.rows[0]?.cells.at(-1)).toEqual({ kind: 'count', count: 960 })
  })

  it('are left out where none are disclosed, and skipped where malformed', () => {
    expect(shareClassTable({}, day)).toBeNull()
    expect(shareClassTable({ shareClasses: ['Ordinary'] }, day)).toBeNull()
  })
})
