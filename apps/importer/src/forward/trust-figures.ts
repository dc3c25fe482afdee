import { type Database, simulatedTrusts } from '@bellwether/db'
import { addDays, addMonths, type IsoDate, instantAt, toEpochDay } from '@bellwether/domain'
import { type ForwardResults, type NavSince, yearOfDiscounts } from '@bellwether/universe'

/** A quarterly value may be as old as this on the first day of a year of discounts. */
const maxNavDays = 130

/** What trusts are worth on a day, and how far from it their shares have traded; of the tables alone, however they came about. */
export async function refreshTrusts(tx: Database, day: IsoDate): Promise<void> {
  const announcedBy = instantAt(addDays(day, 1), 0, 'Europe/London')
  const from = addDays(addMonths(day, -12), -maxNavDays)
  const { closes, navs } = await simulatedTrusts.closesAndNavs(tx, { from, until: day, announcedBy })
  const navsOf = Map.groupBy(navs, ({ securityId }) => securityId)
  const figures = [...Map.groupBy(closes, ({ securityId }) => securityId)].flatMap(([securityId, own]) => {
    const values = navsOf.get(securityId) ?? []
    const last = values.at(-1)
    const discounts = yearOfDiscounts(
      own.map(({ day: on, value }) => ({ day: toEpochDay(on), close: value })),
      values.map(({ day: on, value }) => ({ day: toEpochDay(on), nav: value })),
      toEpochDay(day),
    )
    return last && discounts ? [{ securityId, asAt: last.day, nav: last.value, ...discounts }] : []
  })
  await simulatedTrusts.takeFigures(tx, day, figures)
}

/** The values that trusts have had since the market was made. */
export async function readNavsSince(tx: Database, securityIds: readonly number[], base: IsoDate): Promise<NavSince> {
  const rows = await simulatedTrusts.navsAfter(tx, securityIds, base)
  const navsOf = Map.groupBy(rows, ({ securityId }) => securityId)
  return (securityId, day) => navsOf.get(securityId)?.findLast(nav => toEpochDay(nav.day) <= day)?.value ?? null
}

export async function publishBalances(tx: Database, results: readonly ForwardResults[]): Promise<void> {
  const amount = (lines: Readonly<Record<string, unknown>>, key: string) => Number(lines[key] ?? 0)
  const balances = results.flatMap(({ securityId, published: { template, balance } }) =>
    template === 'TRUST' && balance
      ? [
          {
            securityId,
            borrowings: amount(balance, 'nonCurrentBorrowings'),
            cash: amount(balance, 'cash'),
            revenueReserve: amount(balance, 'revenueReserve'),
          },
        ]
      : [],
  )
  if (balances.length > 0) await simulatedTrusts.takeBalances(tx, balances)
}
