import { standingIn } from '@bellwether/analytics'
import type { sectorFigures } from '@bellwether/db'
import { figuresByKey, mediansOf } from './medians.ts'

/** What a member pays out, by measure; trusts pay from portfolio income, so they have a revenue cover. */
export interface PaidRow {
  readonly id: number
  readonly paid: Readonly<Record<string, number>>
}

export interface GroupIncome {
  readonly medians: sectorFigures.Medians
  /** Of each member and measure: its figure, and its place from the highest down. */
  readonly standings: ReadonlyMap<number, Readonly<Record<string, sectorFigures.IncomeStanding>>>
}

/** How the dividends of a sector's members compare. */
export function groupIncome(rows: readonly PaidRow[]): GroupIncome {
  const figures = figuresByKey(rows.map(({ paid }) => paid))
  const standingOf = (key: string, own: number): sectorFigures.IncomeStanding[] => {
    const group = figures.get(key)
    if (!group) return []
    const { rank, members } = standingIn(group, own, [own])
    return [[own, rank, members, group.below(own)]]
  }
  return {
    medians: mediansOf(figures),
    standings: new Map(
      rows.map(({ id, paid }) => [
        id,
        Object.fromEntries(
          Object.entries(paid).flatMap(([key, own]) => standingOf(key, own).map(standing => [key, standing] as const)),
        ),
      ]),
    ),
  }
}
