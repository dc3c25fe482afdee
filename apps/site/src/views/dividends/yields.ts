import type { BlockState, DatedLineView } from '@bellwether/contract'
import { dividends } from '@bellwether/db'
import type { SiteContext } from '../../site-context.ts'
import { closesOf } from '../closes.ts'
import type { Subject } from '../frame.ts'
import { toDividendView } from './dividend-view.ts'
import { yieldHistory } from './yield-history.ts'

const years = 5

/** The dividend yield of five years, day by day. */
export async function yieldsOf(context: SiteContext, { security, day }: Subject): Promise<BlockState<DatedLineView>> {
  const [all, closes] = await Promise.all([
    dividends.forSecurity(context.db, security.id),
    closesOf(context, security, { months: 12 * years, to: day }),
  ])
  return yieldHistory(all.map(toDividendView), closes)
}
