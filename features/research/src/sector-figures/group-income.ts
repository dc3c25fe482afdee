import { standingIn } from '@bellwether/analytics'
import type { sectorFigures } from '@bellwether/db'
import type { ComparedSecurity } from './group-ratios.ts'
import { figuresByKey } from './medians.ts'

/** What members pay out; trusts pay from portfolio income, so they have a revenue cover. */
const measures = ['dividendYield', 'dividendCover', 'revenueCover', 'dividendGrowth', 'increases'] as const

type Compared = Pick<ComparedSecurity, 'values'> & {
  readonly security: { readonly id: number; readonly active: boolean }
}

/** Of each active member and measure: its figure, and its place from the highest down. */
export function groupIncome(
  compared: readonly Compared[],
): ReadonlyMap<number, Readonly<Record<string, sectorFigures.IncomeStanding>>> {
  const members = compared.filter(({ security }) => security.active)
  const figures = figuresByKey(members.map(({ values }) => values))
  const standingsOf = ({ values }: Compared) =>
    measures.flatMap(key => {
      const [own, group] = [values[key], figures.get(key)]
      if (own === undefined || !group) return []
      const { rank, members } = standingIn(group, own, [own])
      return [[key, [own, rank, members, group.below(own)] as const] as const]
    })
  return new Map(members.map(member => [member.security.id, Object.fromEntries(standingsOf(member))]))
}
