import { annualCost } from '@bellwether/analytics'
import type { ProductView } from '@bellwether/contract'
import { costs, risk } from '@bellwether/db'
import type { SecurityType } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'
import { toRiskScore } from '../securities/risk-score.ts'

/** Shares and gilts have no manufacturer who scores their risk and charges for them. */
export function isProduct(type: SecurityType): boolean {
  return type !== 'EQUITY' && type !== 'BOND'
}

/** Risk score and charge for the header. */
export async function productView({ db }: ResearchContext, id: number): Promise<ProductView> {
  const [[newest], foreseen] = await Promise.all([risk.scores(db, id), costs.product(db, id, 'EX_ANTE')])
  const row = foreseen ?? (await costs.product(db, id, 'EX_POST'))
  return { risk: newest ? toRiskScore(newest) : null, charge: row && annualCost(row) }
}
