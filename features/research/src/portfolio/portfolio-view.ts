import { type HoldingChoice, holdingChoices, type PortfolioView } from '@bellwether/contract'
import { portfolio } from '@bellwether/db'
import { toPercentNumber } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { block } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import { fileName } from '../securities/file-name.ts'
import { countryName } from '../securities/names.ts'
import { breakdownsView } from './breakdowns.ts'
import { holdingsCountOf } from './holdings-count.ts'
import { assetAllocationView, topHoldingsView } from './holdings-view.ts'
import { overlapView } from './overlap.ts'
import { structureView } from './structure.ts'
import { findStyleBox } from './style-box.ts'
import { valuationGrowthView } from './valuation-growth.ts'

const everyHolding = 10_000

const shownOf: Readonly<Record<HoldingChoice, number>> = { 10: 10, 20: 20, all: everyHolding }

export async function portfolioView(
  context: ResearchContext,
  { security, viewer, query }: ResearchRequest,
): Promise<PortfolioView> {
  const subject = await subjectOf(context, security, viewer)
  const { id } = security
  const holdingChoice = holdingChoices.find(choice => choice === query.get('show')) ?? '10'
  const [frame, allocation, structure, holdings, valuation, breakdowns, overlap] = await Promise.all([
    frameOf(context, subject, 'portfolio'),
    block(context, 'asset allocation', () => assetAllocationView(context, id)),
    block(context, 'portfolio structure', () => structureView(context, subject)),
    block(context, 'holdings', async () =>
      topHoldingsView(context, id, await holdingsCountOf(context, id), shownOf[holdingChoice]),
    ),
    block(context, 'valuation and growth', () => valuationGrowthView(context, security)),
    block(context, 'breakdowns', () => breakdownsView(context, id)),
    block(context, 'overlap', () => overlapView(context, subject, query.get('with') ?? '')),
  ])
  return {
    frame,
    category: security.category ?? security.sector,
    allocation,
    structure,
    holdings,
    holdingChoice,
    valuation,
    breakdowns,
    styleBox: breakdowns.state === 'ready' ? findStyleBox(breakdowns.view) : null,
    overlap,
  }
}

/** Every holding the manager has published, weightings in per cent. */
export async function portfolioFile({ db }: ResearchContext, { security }: ResearchRequest): Promise<Csv | null> {
  const holdings = await portfolio.holdings(db, security.id, everyHolding)
  if (holdings.length === 0) return null
  return {
    kind: 'csv',
    name: fileName(security, 'holdings'),
    header: [
      'Rank',
      'Name',
      'ISIN',
      'SEDOL',
      'Type',
      'Sector',
      'Country',
      'Weighting %',
      'Previous weighting %',
      'Index weighting %',
      'First bought',
      'As at',
    ],
    rows: holdings.map(holding => [
      holding.rank,
      holding.name,
      holding.isin,
      holding.sedol,
      holding.holdingType,
      holding.sector,
      holding.country && countryName(holding.country),
      toPercentNumber(holding.weighting),
      holding.previousWeighting === null ? null : toPercentNumber(holding.previousWeighting),
      holding.indexWeighting === null ? null : toPercentNumber(holding.indexWeighting),
      holding.firstBought,
      holding.asAt,
    ]),
  }
}
