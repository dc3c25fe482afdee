import { facts, indices } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

export interface Benchmark {
  readonly name: string
  /** Whether its levels count what its members pay. */
  readonly withIncome: boolean
  readonly levels: readonly { readonly day: IsoDate; readonly level: number }[]
}

/** The index a security is held against, from its levels between two days. */
export async function findBenchmark(
  context: ResearchContext,
  security: Security,
  from: IsoDate,
  to: IsoDate,
): Promise<Benchmark | null> {
  const index = await benchmarkIndex(context, security)
  if (!index) return null
  const levels = await context.history.levels(index.code, from, to)
  return { name: index.name, withIncome: index.kind !== 'MARKET', levels }
}

export function describeIncome({ name, withIncome }: Pick<Benchmark, 'name' | 'withIncome'>): string {
  return withIncome ? `${name} includes income.` : `${name} is price only.`
}

type Index = NonNullable<Awaited<ReturnType<typeof indices.find>>>

/** A share is compared with its market; a fund, trust or ETF with what its own documents name, or nothing where that is not an index. */
export async function benchmarkIndex({ db }: ResearchContext, { id, type, listing }: Security): Promise<Index | null> {
  switch (type) {
    case 'BOND':
      return null
    case 'EQUITY':
      return indices.find(db, listing.exchange === 'LSE' ? 'UKALL' : 'WORLD')
    default: {
      const named = (type === 'CLOSED_END_FUND' ? await facts.trust(db, id) : await facts.fund(db, id))?.benchmark
      return named ? indices.findCited(db, named) : null
    }
  }
}
