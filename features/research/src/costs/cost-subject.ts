import type { ProductCostsBasis } from '@bellwether/contract'
import { costs, targetMarket } from '@bellwether/db'
import {
  type CostSubject,
  costGroups,
  getUnit,
  type OrderInstrument,
  type ProductCostItem,
  type ProductCosts,
  toPriceNumber,
} from '@bellwether/domain'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'

type CostsRow = NonNullable<Awaited<ReturnType<typeof costs.product>>>

const columns = {
  ENTRY: 'entry',
  EXIT: 'exit',
  ONGOING: 'ongoing',
  BORROWING: 'borrowing',
  TRANSACTION: 'transaction',
  INCIDENTAL: 'incidental',
  INVESTEE: 'investee',
} as const satisfies Record<ProductCostItem, keyof CostsRow>

function orderInstrumentOf(security: Security): OrderInstrument {
  const { listing } = security
  return {
    type: security.type,
    country: security.country,
    exchange: listing.exchange,
    segment: listing.segment,
    currency: getUnit(listing.priceUnit).currency,
    ukListingReliefUntil: security.ukListingReliefUntil,
  }
}

/** The security as the cost calculation needs it, with the source of its product costs. */
export async function costSubjectOf(
  context: ResearchContext,
  subject: Subject,
): Promise<{ readonly subject: CostSubject; readonly product: ProductCostsBasis }> {
  const { security, instrument, quote } = subject
  const { basis, product } = await productCostsOf(context, security)
  return {
    subject: {
      instrument: orderInstrumentOf(security),
      regular: instrument.tradable.ri,
      product,
      halfSpread: halfSpreadOf(quote),
    },
    product: basis,
  }
}

async function productCostsOf(
  { db }: ResearchContext,
  security: Security,
): Promise<{ readonly basis: ProductCostsBasis; readonly product: ProductCosts | null }> {
  if (security.type === 'EQUITY' || security.type === 'BOND') {
    const what = security.type === 'BOND' ? 'gilt' : 'share'
    return { basis: { state: 'no-product', what }, product: null }
  }
  const [foreseen, target] = await Promise.all([
    costs.product(db, security.id, 'EX_ANTE'),
    targetMarket.find(db, security.id),
  ])
  const manufacturer = target?.producer ?? 'the manufacturer'
  const row = foreseen ?? (await costs.product(db, security.id, 'EX_POST'))
  if (!row) return { basis: { state: 'not-supplied', manufacturer }, product: null }
  const product = toProductCosts(row)
  const items = costGroups.PRODUCT
  return {
    product,
    basis: {
      state: 'supplied',
      asAt: row.asAt,
      kind: row.kind,
      manufacturer,
      unknown: items.filter(item => product[item] === null),
      confirmedNil: items.filter(item => row.confirmedZero.includes(columns[item])),
    },
  }
}

/** Null stays unknown unless the manufacturer has confirmed that it is nil. */
function toProductCosts(row: CostsRow): ProductCosts {
  const read = (item: ProductCostItem) => row[columns[item]] ?? (row.confirmedZero.includes(columns[item]) ? 0 : null)
  return {
    ENTRY: read('ENTRY'),
    EXIT: read('EXIT'),
    ONGOING: read('ONGOING'),
    BORROWING: read('BORROWING'),
    TRANSACTION: read('TRANSACTION'),
    INCIDENTAL: read('INCIDENTAL'),
    INVESTEE: read('INVESTEE'),
  }
}

function halfSpreadOf(quote: Subject['quote']): number | null {
  if (!quote?.bidPrice || !quote.askPrice) return null
  const [bid, ask] = [toPriceNumber(quote.bidPrice), toPriceNumber(quote.askPrice)]
  return bid > 0 && ask >= bid ? (ask - bid) / (ask + bid) : null
}
