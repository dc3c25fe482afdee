import { indices } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import type { Security, SiteContext } from '../site-context.ts'

export interface Benchmark {
  readonly name: string
  readonly levels: readonly { readonly day: IsoDate; readonly level: number }[]
}

/** Shares and trusts on the London market are held against the UK market, other shares and pooled investments against the world's. */
export async function findBenchmark(
  { db, history }: SiteContext,
  security: Security,
  from: IsoDate,
  to: IsoDate,
): Promise<Benchmark | null> {
  if (security.type === 'BOND') return null
  const domestic = security.listing.exchange === 'LSE' && security.type !== 'ETF'
  const code = domestic ? 'UKALL' : 'WORLD'
  const index = await indices.find(db, code)
  return index && { name: index.name, levels: await history.levels(code, from, to) }
}
