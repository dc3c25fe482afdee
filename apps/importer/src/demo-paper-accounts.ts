import { accruedInterestPrice, priceOrder } from '@bellwether/analytics'
import { parseChargeRule } from '@bellwether/contract'
import { costs, type Database, exchangeRates, facts, paperAccounts, prices, securities, users } from '@bellwether/db'
import {
  addMonths,
  considerationOf,
  getUnit,
  type IsoDate,
  parseQuantity,
  price,
  quantityScale,
  type Wrapper,
} from '@bellwether/domain'

interface Opening {
  readonly wrapper: Wrapper
  readonly pounds: number
  /** Market code and quantity; bought a year ago, as far as the demonstration goes. */
  readonly holds?: Readonly<Record<string, string>>
}

/** Play money and a few holdings, so that a demonstration has something to sell. By e-mail address. */
const openings: Readonly<Record<string, readonly Opening[]>> = {
  'investor@example.com': [
    { wrapper: 'DEALING', pounds: 25_000, holds: { 'LSE:HVL': '400', 'NYSE:CRSN': '25' } },
    { wrapper: 'ISA', pounds: 8_000, holds: { 'LSE:NWT': '750', 'FUND:B0KXTM3': '1234.5678', 'LSE:BWLD': '600' } },
    { wrapper: 'SIPP', pounds: 18_000, holds: { 'LSE:TG34': '5000', 'LSE:BWLD': '1200' } },
    { wrapper: 'LISA', pounds: 4_000 },
    { wrapper: 'JISA', pounds: 2_000 },
  ],
  'professional@example.com': [
    { wrapper: 'DEALING', pounds: 250_000, holds: { 'LSE:LEV3': '2000' } },
    { wrapper: 'SIPP', pounds: 120_000 },
  ],
  'overseas@example.com': [{ wrapper: 'DEALING', pounds: 20_000, holds: { 'LSE:HVL': '150' } }],
}

/** For the demo users that are there. Leaves accounts that are already open as they are. `until` is the last day with prices. */
export async function openDemoPaperAccounts(db: Database, until: IsoDate): Promise<void> {
  const at = new Date(`${addMonths(until, -12)}T12:00:00Z`)
  for (const [email, accounts] of Object.entries(openings)) {
    const user = await users.findByEmail(db, email)
    if (!user?.demo) continue
    for (const { wrapper, pounds, holds = {} } of accounts) {
      const positions = []
      for (const [marketCode, quantity] of Object.entries(holds)) {
        const position = await positionOf(db, marketCode, quantity, { wrapper, on: addMonths(until, -12) })
        if (position) positions.push(position)
      }
      await paperAccounts.open(db, { userId: user.id, wrapper, cash: pounds * 100, at, positions })
    }
  }
}

/** Its cost is what an order of that day would have cost, with every charge and a gilt's accrued interest. */
async function positionOf(
  db: Database,
  marketCode: string,
  given: string,
  { wrapper, on }: { readonly wrapper: Wrapper; readonly on: IsoDate },
) {
  const security = await securities.findByMarketCode(db, marketCode)
  const scale = security && quantityScale(security.type)
  const quantity = scale === null ? null : parseQuantity(given, scale)
  if (!security || !quantity) return null
  const { listing, type, country, ukListingReliefUntil } = security
  const { id, priceScale, priceUnit, exchange, segment } = listing
  const [before] = await prices.closesOn(db, id, [on])
  const gilt = type === 'BOND' ? await facts.gilt(db, security.id) : null
  const { currency } = getUnit(priceUnit)
  const [rate] = currency === 'GBP' ? [{ sterling: 1 }] : await exchangeRates.onDays(db, [{ currency, day: on }])
  if (!before || !rate) return null
  const terms = {
    price: price(before.close, priceScale, priceUnit),
    accrued: gilt && accruedInterestPrice(gilt, priceUnit, on),
    indexRatio: null,
    per: type === 'BOND' ? 100 : 1,
    sterlingRate: rate.sterling,
  } as const
  const { settlement } = priceOrder(
    {
      side: 'BUY',
      wrapper,
      regular: false,
      dealsLastMonth: 0,
      day: on,
      consideration: considerationOf(terms, quantity),
    },
    { type, country, exchange, segment, currency, ukListingReliefUntil },
    (await costs.chargeRules(db, on)).map(parseChargeRule),
  )
  return { marketCode, quantity: quantity.value, quantityScale: quantity.scale, cost: settlement.amount }
}
