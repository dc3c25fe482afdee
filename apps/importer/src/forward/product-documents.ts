import { discretePeriods, foreignCurrencies, paymentsInUnit, sterlingValue, totalReturn } from '@bellwether/analytics'
import { type Database, dividends, exchangeRates, prices, simulatedDocuments } from '@bellwether/db'
import { addDays, getIsoDate, type IsoDate, toEpochDay } from '@bellwether/domain'
import {
  type ForwardProduct,
  type ForwardProductFacts,
  forwardFactsheet,
  forwardReport,
  holdingsDay,
  monthlyTypes,
  reportOn,
} from '@bellwether/universe'

type Products = ReadonlyMap<number, ForwardProduct>

interface Days {
  /** The trading day before. */
  readonly after: IsoDate
  readonly day: IsoDate
}

/** RP-DATA-40: the reports of a day, and once a month, when holdings are published, factsheets of the month before. */
export async function writeDocuments(tx: Database, products: Products, days: Days): Promise<void> {
  await writeReports(tx, products, days.day)
  if (holdingsDay(days.day) !== holdingsDay(days.after)) await writeFactsheets(tx, products, days.day)
}

async function writeReports(tx: Database, products: Products, day: IsoDate): Promise<void> {
  const due = [...products.values()].flatMap(product => {
    const report = reportOn(product, day)
    return report ? [{ product, report }] : []
  })
  if (due.length === 0) return
  const facts = await readFacts(
    tx,
    due.map(({ product }) => product.plan.id),
    day,
  )
  const lastId = await simulatedDocuments.lastId(tx)
  const written = due
    .toSorted((a, b) => a.product.plan.id - b.product.plan.id)
    .flatMap(({ product, report }, index) => {
      const known = facts.get(product.plan.id)
      return known ? [forwardReport(product, known, report, { id: lastId + index + 1, day })] : []
    })
  await simulatedDocuments.publish(tx, written)
}

async function writeFactsheets(tx: Database, products: Products, day: IsoDate): Promise<void> {
  const before = await simulatedDocuments.ofTypes(tx, Object.values(monthlyTypes))
  const facts = await readFacts(tx, [...new Set(before.map(({ securityId }) => securityId))], day)
  const asAt = holdingsDay(day)
  const written = before.flatMap(({ id, securityId, typeId }) => {
    const [product, known] = [products.get(securityId), facts.get(securityId)]
    return product && known ? [forwardFactsheet(product, known, { id, typeId, asAt, day })] : []
  })
  await simulatedDocuments.publish(tx, written)
}

const earliest = getIsoDate('0001-01-01')
/** A start may fall on a holiday. */
const marginDays = 14

async function readFacts(
  tx: Database,
  securityIds: readonly number[],
  day: IsoDate,
): Promise<ReadonlyMap<number, ForwardProductFacts>> {
  const stored = await simulatedDocuments.products(tx, securityIds)
  const periods = discretePeriods(day)
  const from = addDays(periods.at(-1)?.from ?? day, -marginDays)
  const listings = stored.map(({ listingId }) => listingId)
  const closes = await prices.closesOfMany(tx, listings, from, day)
  const paid = await dividends.betweenOf(tx, securityIds, from, day)
  const sterlingOf = await readRates(
    tx,
    stored.flatMap(({ securityId, priceUnit }) => foreignCurrencies(paid.get(securityId) ?? [], priceUnit)),
    day,
  )
  return new Map(
    stored.flatMap(({ securityId, listingId, holdings, ...product }) => {
      const days = closes.get(listingId) ?? []
      const { payments } = paymentsInUnit(paid.get(securityId) ?? [], product, sterlingOf)
      const index = totalReturn(days, payments)
      const years = periods.flatMap(({ from: start, to }) => {
        const growth = index.between(start, to)
        return growth === null ? [] : [{ to: toEpochDay(to), return: growth }]
      })
      const top = holdings.map(({ name, weighting }) => ({ holding: { name }, weighting }))
      const close = days.at(-1)?.close
      return close === undefined ? [] : [[securityId, { ...product, close, years, holdings: { top } }] as const]
    }),
  )
}

async function readRates(tx: Database, currencies: readonly string[], to: IsoDate) {
  const values = new Map([['GBP', (_: IsoDate): number | null => 1]])
  for (const currency of new Set(currencies))
    values.set(currency, sterlingValue(await exchangeRates.series(tx, currency, earliest, to)))
  return (currency: string) => values.get(currency) ?? (() => null)
}
