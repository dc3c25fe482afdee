import { type EpochDay, isoOf, yearOf } from '../calendar.ts'
import { personName } from '../identity/person-names.ts'
import type { EquityPlan, TrustPlan } from '../identity/plan.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { PersonRow, PositionRow } from '../rows/people.ts'
import type { Universe } from '../universe.ts'

export interface Director {
  readonly personId: number
  readonly name: string
  readonly role: string
  readonly executive: boolean
  readonly appointedOn: EpochDay
  /** Shares held on the last day. */
  readonly shares: number
}

export interface Board {
  readonly directors: readonly Director[]
  readonly people: readonly PersonRow[]
  readonly positions: readonly PositionRow[]
}

const executives = ['Chief executive', 'Chief financial officer', 'Chief operating officer'] as const
const independents = [
  'Chair',
  'Senior independent director',
  'Non-executive director',
  'Non-executive director',
  'Non-executive director',
  'Non-executive director',
] as const

export function createBoard(universe: Universe, plan: EquityPlan | TrustPlan): Board {
  const { market, ids } = universe
  const random = market.random(plan.listing.marketCode, 'board')
  const trust = plan.type === 'CLOSED_END_FUND'
  const large = plan.sizeGbp > 2e11
  const roles = trust
    ? independents.slice(0, random.integer(4, 5))
    : [
        ...independents.slice(0, 2),
        ...executives.slice(0, large ? 3 : 2),
        ...independents.slice(2, large ? 6 : random.integer(3, 5)),
      ]
  const names = new Set<string>()
  const directors: Director[] = []
  const people: PersonRow[] = []
  const positions: PositionRow[] = []
  for (const role of roles) {
    let name = personName(random)
    while (names.has(name)) name = personName(random)
    names.add(name)
    const executive = (executives as readonly string[]).includes(role)
    const appointedOn = Math.min(
      market.until - 30,
      market.until - Math.round(365 * random.uniform(0.3, executive ? 11 : 8.5)),
    )
    const valueHeld =
      (executive ? random.uniform(0.4, 6) : random.uniform(0.01, 0.25)) *
      1e6 *
      Math.max(0.15, (plan.sizeGbp / 2e11) ** 0.3)
    const pounds = plan.sizeGbp / 100 / plan.shares
    const shares = Math.max(500, Math.round(valueHeld / pounds / 10) * 10)
    const personId = ids.person()
    people.push({
      id: personId,
      name,
      born: yearOf(market.until) - random.integer(43, 71),
      biography: biography(random, name, role, plan, appointedOn),
      source_id: sourceId,
    })
    positions.push({
      security_id: plan.id,
      person_id: personId,
      kind: executive ? 'EXECUTIVE' : 'BOARD',
      role,
      appointed_on: isoOf(appointedOn),
      left_on: null,
      shares,
      pay: payOf(random, role, executive, trust, plan.sizeGbp),
      pay_currency: plan.currency,
      as_at: isoOf(market.until),
      source_id: sourceId,
    })
    directors.push({ personId, name, role, executive, appointedOn, shares })
  }
  return { directors, people, positions }
}

/** Minor units a year. */
function payOf(random: Random, role: string, executive: boolean, trust: boolean, sizeGbp: number): number {
  const scale = Math.max(0.3, (sizeGbp / 2e11) ** 0.3)
  const thousands = trust
    ? role === 'Chair'
      ? random.integer(38, 62)
      : random.integer(26, 36)
    : executive
      ? random.uniform(520, 1400) * scale
      : role === 'Chair'
        ? random.uniform(140, 320) * scale
        : random.uniform(48, 85)
  return Math.round(thousands) * 100_000
}

const earlier = [
  'a large accountancy firm',
  'an investment bank',
  'a listed manufacturer',
  'the civil service',
  'a family-owned retailer',
  'an insurance group',
  'an engineering consultancy',
] as const

function biography(
  random: Random,
  name: string,
  role: string,
  plan: EquityPlan | TrustPlan,
  appointedOn: EpochDay,
): string {
  return `${name} joined ${plan.shortName} as ${role.toLowerCase()} in ${yearOf(appointedOn)} after ${random.integer(6, 22)} years at ${random.pick(earlier)}. A fictional person.`
}
