import { holdingsInCommon, overlapWeight } from '@bellwether/analytics'
import type { BlockState, OverlapResult, OverlapView } from '@bellwether/contract'
import { portfolio, securities } from '@bellwether/db'
import { areComparableReports, formatDate, type MarketCode, pagePath, shownTotal } from '@bellwether/domain'
import { ready } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { toMarketCode } from '../search/find-by-text.ts'
import { overlapFigure } from './portfolio-calculations.ts'

const maxHoldings = 1000
const shownInCommon = 10

/** What two portfolios hold in common; `typed` is the other's name or code as typed, empty before the first request. */
export async function overlapView(
  context: ResearchContext,
  subject: Subject,
  typed: string,
): Promise<BlockState<OverlapView>> {
  const suggestions = (await securities.peers(context.db, subject.security, 4)).map(({ name, marketCode }) => ({
    name,
    marketCode,
  }))
  const wanted = typed.trim()
  const meant = wanted === '' ? null : toMarketCode(context.securityIndex, wanted)
  const answer =
    meant?.kind === 'one' ? await compare(context, subject, meant.marketCode) : meant && problemOf(meant.kind, wanted)
  return ready({
    typed: wanted.slice(0, 40),
    problem: typeof answer === 'string' ? answer : null,
    choices: meant?.kind === 'several' ? meant.choices : [],
    result: typeof answer === 'string' ? null : answer,
    suggestions,
  })
}

function problemOf(kind: 'several' | 'none', typed: string): string {
  const quoted = `“${typed.slice(0, 40)}”`
  return kind === 'several'
    ? `Several investments match ${quoted}.`
    : `No match for ${quoted}. Enter a name, or a code such as LSE:NWT.`
}

async function compare(
  { db }: ResearchContext,
  { security }: Subject,
  marketCode: MarketCode,
): Promise<OverlapResult | string> {
  const other = await securities.findByMarketCode(db, marketCode)
  if (!other) return `No match for ${marketCode}.`
  if (other.id === security.id) return 'That is the investment on this page. Choose another.'
  const [own, theirs] = await Promise.all([
    portfolio.holdings(db, security.id, maxHoldings),
    portfolio.holdings(db, other.id, maxHoldings),
  ])
  const first = theirs[0]
  if (!first) return `${other.name} has no published holdings to compare with.`
  if (own.length === 0) return 'The investment on this page has no published holdings to compare with.'
  if (own[0] && !areComparableReports(own[0].asAt, first.asAt)) {
    return `The holdings are of ${formatDate(own[0].asAt)} and of ${formatDate(first.asAt)}: too far apart to compare.`
  }
  const common = holdingsInCommon(own, theirs)
  const result = {
    other: {
      name: other.name,
      href: pagePath(other.type === 'EQUITY' || other.type === 'BOND' ? 'overview' : 'portfolio', marketCode),
      asAt: first.asAt,
      published: theirs.length,
    },
    overlap: overlapWeight(common),
    common: common.slice(0, shownInCommon),
    commonCount: common.length,
    ownCovered: shownTotal(own.map(({ weighting }) => weighting)),
    otherCovered: shownTotal(theirs.map(({ weighting }) => weighting)),
  }
  return { ...result, explained: [overlapFigure(result)] }
}
