import { corporateActions, type Database, dataQuality, financials, navs, portfolio, prices } from '@bellwether/db'
import { addMonths, type IsoDate, type StatementSet, type StatementTemplateName } from '@bellwether/domain'
import type { Finding } from './finding.ts'
import { findHoldingSums, findStaleNav } from './fund-checks.ts'
import { findSharedIdentifiers } from './identifier-checks.ts'
import { findPriceGaps, findPriceJumps } from './price-checks.ts'
import { findWrongSums } from './statement-checks.ts'

export interface StoredFinding extends Finding {
  readonly marketCode: string | null
}

const maxSecurities = 50
const maxFindings = 100
/** Older days were checked when they were new. */
const checkedMonths = 24
const checkedStatements = 8
const maxHoldings = 20_000

/** IM-QUAL-1: checks what a run has changed, within limits: the first fifty securities, the last two years of prices, eight periods of accounts. */
export async function checkQuality(
  tx: Database,
  securityIds: ReadonlySet<number>,
  today: IsoDate,
): Promise<readonly StoredFinding[]> {
  const checked = await dataQuality.securities(tx, [...securityIds].slice(0, maxSecurities))
  const uses = await dataQuality.sharedIdentifiers(
    tx,
    checked.map(({ id }) => id),
  )
  const findings: StoredFinding[] = []
  for (const { id, marketCode, listingId } of checked) {
    const found = [
      ...findSharedIdentifiers(id, uses),
      ...(await priceFindings(tx, id, listingId, today)),
      ...(await statementFindings(tx, id)),
      ...(await holdingFindings(tx, id)),
    ]
    findings.push(...found.map(finding => ({ ...finding, marketCode })))
    if (findings.length >= maxFindings) break
  }
  return findings.slice(0, maxFindings)
}

async function priceFindings(
  tx: Database,
  securityId: number,
  listingId: number | null,
  today: IsoDate,
): Promise<readonly Finding[]> {
  const closes = listingId === null ? [] : await lastCloses(tx, listingId, today)
  const last = closes.at(-1)
  const values = await navs.series(tx, securityId, addMonths(today, -checkedMonths), today)
  const actions = closes.length > 1 ? await corporateActions.forSecurity(tx, securityId) : []
  const splitDays = new Set(actions.map(({ effectiveOn }) => String(effectiveOn)))
  return [
    ...findPriceGaps(closes),
    ...findPriceJumps(closes, splitDays),
    ...findStaleNav(values, last === undefined ? null : last.day),
  ]
}

/** The prices may end years ago. */
async function lastCloses(tx: Database, listingId: number, today: IsoDate): Promise<readonly prices.DailyPrice[]> {
  const newest = (await dataQuality.lastPriceDay(tx, listingId)) ?? today
  return prices.daily(tx, listingId, addMonths(newest, -checkedMonths), newest)
}

async function statementFindings(tx: Database, securityId: number): Promise<readonly Finding[]> {
  const years = await financials.statements(tx, securityId, 'ANNUAL', checkedStatements)
  const parts = await financials.statements(tx, securityId, 'INTERIM', checkedStatements)
  return findWrongSums(
    [...years, ...parts].map(({ template, periodEnd, income, balance, cashFlow }) => ({
      template: template as StatementTemplateName,
      periodEnd,
      set: { income, ...(balance && { balance }), ...(cashFlow && { cashFlow }) } as StatementSet,
    })),
  )
}

async function holdingFindings(tx: Database, securityId: number): Promise<readonly Finding[]> {
  const holdings = await portfolio.holdings(tx, securityId, maxHoldings)
  const asAt = holdings[0]?.asAt
  if (asAt === undefined || holdings.length === maxHoldings) return []
  const allocation = (await portfolio.assetAllocation(tx, securityId)).filter(part => part.asAt === asAt)
  return findHoldingSums({
    asAt,
    weightings: holdings.map(({ weighting }) => weighting),
    breakdown: allocation.length === 0 ? null : allocation.map(({ net }) => net),
  })
}
