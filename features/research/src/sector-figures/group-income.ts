import { groupFigures, standingIn } from '@bellwether/analytics'
import type { sectorFigures } from '@bellwether/db'

/** What a member pays out. */
export interface PaidRow {
  readonly id: number
  readonly yield: number | null
  readonly cover: number | null
  readonly dividendGrowth: number | null
  readonly increases: number | null
}

type Covers = ReadonlyMap<number, { readonly own: number | null; readonly counted: number | null }>

/** Of each member and measure: its figure, its place from the highest down, and the median. */
export type IncomeStandings = ReadonlyMap<number, Readonly<Record<string, sectorFigures.IncomeStanding>>>

/**
 * How the dividends of a sector's members compare. Trusts pay dividends from portfolio income, so `covers` has their revenue cover,
 * from their accounts: as the page of each has it, and as it counts for the others.
 */
export function groupIncome(rows: readonly PaidRow[], covers: Covers = new Map()): IncomeStandings {
  const standings = new Map<number, Record<string, sectorFigures.IncomeStanding>>(rows.map(({ id }) => [id, {}]))
  const add = (key: string, own: (row: PaidRow) => number | null, counted = own) => {
    const figures = groupFigures(rows.flatMap(row => counted(row) ?? []))
    for (const row of rows) {
      const [mine, among] = [own(row), counted(row)]
      const { median } = figures
      if (mine === null || median === null) continue
      const { rank, members, shareBelow } = standingIn(figures, mine, among === null ? [] : [among])
      const mineIn = standings.get(row.id)
      if (mineIn) mineIn[key] = [mine, rank, members, Math.round((shareBelow ?? 0) * (members - 1)), median]
    }
  }
  add('dividendYield', row => row.yield)
  add('dividendCover', row => row.cover)
  add(
    'revenueCover',
    ({ id }) => covers.get(id)?.own ?? null,
    ({ id }) => covers.get(id)?.counted ?? null,
  )
  add('dividendGrowth', row => row.dividendGrowth)
  add('increases', row => row.increases)
  return standings
}
