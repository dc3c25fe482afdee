import type { BlockState, MaterialRisk } from '@bellwether/contract'
import { risk } from '@bellwether/db'
import { listed } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

const meanings: Readonly<Record<string, string>> = {
  Market: 'Prices of what it holds can fall, together and for long.',
  Currency: 'Holdings abroad lose value in pounds when the pound rises.',
  Liquidity: 'In bad times its holdings may be hard to sell at a fair price, and dealing may be suspended.',
  'Interest rates': 'Bonds lose value when interest rates rise, those with a long time to run most.',
  Credit: 'An issuer of bonds may fail to pay, or come to be seen as likelier to fail.',
  Concentration: 'It holds much of one kind: what hurts that kind hurts all of it.',
  Leverage: 'It multiplies each day’s gain and loss. Over longer times the result can differ widely from the multiple.',
  Derivatives: 'Contracts on prices can lose more than was put into them.',
  Counterparty: 'A bank on the other side of its contracts may fail.',
  'Discount to net asset value': 'The share price can fall further below what the portfolio is worth.',
  Gearing: 'Borrowed money makes losses larger as well as gains.',
}

/** What the product's own key document calls its material risks, in words. */
export async function materialRisksView(
  { db }: ResearchContext,
  securityId: number,
): Promise<BlockState<readonly MaterialRisk[]>> {
  const named = (await risk.scores(db, securityId)).flatMap(({ materialRisks }) => materialRisks)
  return listed(
    [...new Set(named)].map(name => ({ name, words: meanings[name] ?? null })),
    'The key document names no risks beyond its score.',
  )
}
