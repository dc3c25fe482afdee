import { facts } from '@bellwether/db'
import type { SiteContext } from '../../site-context.ts'
import { numberIn } from '../json-details.ts'

/** How many positions the whole portfolio has; null where the manager has not said. */
export async function holdingsCountOf({ db }: Pick<SiteContext, 'db'>, securityId: number): Promise<number | null> {
  const [fund, trust] = await Promise.all([facts.fund(db, securityId), facts.trust(db, securityId)])
  return fund?.holdingsCount ?? (trust && numberIn(trust.details, 'holdingsCount'))
}
