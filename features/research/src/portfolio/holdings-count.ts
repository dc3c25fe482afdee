import { facts } from '@bellwether/db'
import { numberIn } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

/** How many positions the whole portfolio has; null where the manager has not said. */
export async function holdingsCountOf({ db }: Pick<ResearchContext, 'db'>, securityId: number): Promise<number | null> {
  const [fund, trust] = await Promise.all([facts.fund(db, securityId), facts.trust(db, securityId)])
  return fund?.holdingsCount ?? (trust && numberIn(trust.details, 'holdingsCount'))
}
