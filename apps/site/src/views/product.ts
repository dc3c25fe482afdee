import type { ProductView } from '@bellwether/contract'
import { costs, risk } from '@bellwether/db'
import type { Security, SiteContext } from '../site-context.ts'
import { yearlyCost } from './product-costs.ts'
import { toRiskScore } from './risk-score.ts'

/** Risk and charges as the header says them; null for what is no product. */
export async function productView({ db }: SiteContext, { id, type }: Security): Promise<ProductView | null> {
  if (type === 'EQUITY' || type === 'BOND') return null
  const [[newest], foreseen] = await Promise.all([risk.scores(db, id), costs.product(db, id, 'EX_ANTE')])
  const row = foreseen ?? (await costs.product(db, id, 'EX_POST'))
  return { risk: newest ? toRiskScore(newest) : null, charge: row && yearlyCost(row) }
}
