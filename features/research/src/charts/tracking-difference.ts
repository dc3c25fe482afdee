import { periodStart } from '@bellwether/analytics'
import type { Calculation } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { shownDifference } from '@bellwether/domain'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { differenceCalculation } from './return-calculations.ts'
import { likeLines, returnHistory } from './return-history.ts'
import { annualise } from './returns.ts'

export interface TrackingDifference {
  /** Return minus index return. */
  readonly oneYear: number | null
  /** Annualised. */
  readonly threeYears: number | null
  readonly explained: { readonly oneYear?: Calculation | undefined; readonly threeYears?: Calculation | undefined }
}

export const trackingDefinition = 'Its total return minus the total return of its index, net of withholding tax.'

/** Three are shown. Five are what the returns on the same page are made of. */
const readYears = 5

/** The differences that the performance table shows, so that both agree; as published where there is no index to compare with. */
export async function trackingDifference(
  context: ResearchContext,
  subject: Pick<Subject, 'security' | 'day'>,
  fund: facts.FundFacts,
): Promise<TrackingDifference> {
  const published = { oneYear: fund.trackingDifference1y, threeYears: fund.trackingDifference3y, explained: {} }
  if (!fund.passive) return published
  const history = await returnHistory(context, subject, { years: readYears })
  if (typeof history === 'string') return published
  const index = likeLines(history).find(({ kind }) => kind === 'benchmark')
  if (!index) return published
  const { asAt, security } = history
  const behind = (period: '1Y' | '3Y') => {
    const span = { from: periodStart(period, asAt, asAt), to: asAt }
    const [own, theirs] = [security, index].map(line => annualise(line.index.between(span.from, span.to), span))
    if (own == null || theirs == null) return null
    return {
      difference: shownDifference(own, theirs),
      calculation: differenceCalculation(own, theirs, index.name, asAt),
    }
  }
  const [oneYear, threeYears] = [behind('1Y'), behind('3Y')]
  return {
    oneYear: oneYear?.difference ?? null,
    threeYears: threeYears?.difference ?? null,
    explained: { oneYear: oneYear?.calculation, threeYears: threeYears?.calculation },
  }
}
