import type { BlockState, MaterialRisk } from '@bellwether/contract'
import { risk } from '@bellwether/db'
import { listed } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

const meanings: Readonly<Record<string, string>> = {
  Market: 'The value of its holdings can fall, together and for long periods.',
  Currency: 'Overseas holdings lose value in pounds when sterling strengthens.',
  Liquidity: 'In difficult markets its holdings may be hard to sell at a fair price, and dealing may be suspended.',
  'Interest rates': 'Bonds lose value when interest rates rise, longer-dated bonds most of all.',
  Credit: 'A bond issuer may default or be downgraded.',
  Concentration: 'It is concentrated in one area, so problems there affect the whole portfolio.',
  Leverage: 'It multiplies daily gains and losses. Over longer periods its return can differ widely from the multiple.',
  Derivatives: 'Derivatives can lose more than the amount invested in them.',
  Counterparty: 'A counterparty to its contracts may fail.',
  'Discount to net asset value': 'The share price can fall further below net asset value.',
  Gearing: 'Borrowing magnifies losses as well as gains.',
}

/** The material risks listed in the product's key document. */
export async function materialRisksView(
  { db }: ResearchContext,
  securityId: number,
): Promise<BlockState<readonly MaterialRisk[]>> {
  const named = (await risk.scores(db, securityId)).flatMap(({ materialRisks }) => materialRisks)
  return listed(
    [...new Set(named)].map(name => ({ name, words: meanings[name] ?? null })),
    'The key document lists no material risks.',
  )
}
