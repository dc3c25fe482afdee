import { dayOf, type EpochDay, yearOf } from '../calendar.ts'
import { personName } from '../identity/person-names.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { PersonRow } from '../rows/people.ts'

/** Managers of funds and trusts; those of one firm run several portfolios each. */
export class ManagerDesk {
  readonly #market: Market
  readonly #nextPersonId: () => number
  readonly #houses = new Map<string, readonly { readonly id: number; readonly name: string }[]>()

  constructor(market: Market, nextPersonId: () => number) {
    this.#market = market
    this.#nextPersonId = nextPersonId
  }

  /** One or two managers of the firm; `people` has those who were not assigned before. */
  assign(house: string, code: string, launchedOn: EpochDay) {
    const people: PersonRow[] = []
    let team = this.#houses.get(house)
    const market = this.#market
    if (!team) {
      const hiring = market.random('house', house)
      team = Array.from({ length: 4 }, () => ({ id: this.#nextPersonId(), name: personName(hiring) }))
      for (const { id, name } of team) {
        people.push({
          id,
          name,
          born: yearOf(market.until) - hiring.integer(34, 60),
          biography: `${name} is a portfolio manager at ${house}. A fictional person.`,
          source_id: sourceId,
        })
      }
      this.#houses.set(house, team)
    }
    const random = market.random(code, 'manager')
    const since = Math.max(launchedOn, dayOf(yearOf(market.until) - random.integer(1, 14), random.integer(1, 12), 1))
    return {
      people,
      managers: random
        .sample(team, random.chance(0.6) ? 1 : 2)
        .map(m => ({ ...m, since: Math.min(since, market.until - 10) })),
    }
  }
}
