import { isOutdated } from '../calculate/age.ts'
import { addMonths } from '../calculate/calendar.ts'
import { ratio, valueAt } from '../calculate/company-ratios.ts'
import { paidInYear } from '../calculate/dividend-yields.ts'
import { lastOn } from '../calculate/growth.ts'
import { earningsPerShare, twelveMonths } from '../calculate/twelve-months.ts'
import { currencyOf, inMajor } from '../calculate/unit.ts'
import { either, multiple, percent, price, shortMoney } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { totalOf } from './dividends.ts'
import { dayOf, Figures, type Subject } from './subject.ts'
import { ratioTexts } from './valuation.ts'

const shown = 5
const name = 'Similar securities'
const signed = (fraction: number) => percent(fraction, { sign: true })

async function sizesOf(tables: RawTables): Promise<ReadonlyMap<number, number | null>> {
  const rows = await tables.query<{ readonly id: number; readonly size: number | null }>(
    'select id, size_gbp as size from securities',
  )
  return new Map(rows.map(({ id, size }) => [id, size]))
}

/** The figures of one of them must be those that its own page shows. */
async function addPeer(
  figures: Figures,
  tables: RawTables,
  peer: RawSecurity,
  size: number | null,
  page: string,
): Promise<void> {
  const table = { page, table: name }
  const { last, scale, unit, type } = peer
  if (last === null) return
  const day = dayOf(peer)
  const closes = await tables.closes(peer.listingId)
  const closeOn = (on: string) =>
    closes[
      lastOn(
        closes.map(each => each.day),
        on,
      )
    ]?.close
  const [previous, yearAgo] = [closes.filter(each => each.day < day).at(-1)?.close, closeOn(addMonths(day, -12))]
  const own = inMajor(last, scale, unit)
  const paid = paidInYear(await tables.dividends(peer.id), day)
  const dps = totalOf(paid, currencyOf(unit))
  figures.row(table, peer.name, [
    ['Price', price(last / 10 ** scale, unit, scale)],
    ...(previous
      ? ([['Today', isOutdated(peer) ? 'n/a' : either(signed, last / previous - 1), { last, previous }]] as const)
      : []),
    ...(yearAgo ? ([['1-year price change', either(signed, last / yearAgo - 1), { last, yearAgo }]] as const) : []),
  ])
  const sizeText = size === null ? 'n/a' : shortMoney(size)
  if (type === 'CLOSED_END_FUND') {
    const nav = (await tables.navs(peer.id)).at(-1)?.close
    figures.row(table, peer.name, [
      ['Size', sizeText],
      ...(nav ? ([['Discount (−) or premium', either(signed, last / nav - 1), { last, nav }]] as const) : []),
      ['Yield', ratioTexts(ratio(dps, own), percent), { dps, own }],
    ])
    return
  }
  const accounts = twelveMonths(await tables.statements(peer.id))
  const eps = accounts && earningsPerShare(accounts)
  const declared = accounts && totalOf(paid, accounts.currency)
  const converted = accounts && (await valueAt(tables, peer, accounts, { close: last, day }, null)).price
  figures.row(table, peer.name, [
    ['Market cap', sizeText],
    ...(accounts
      ? ([
          ['P/E', ratioTexts(ratio(converted, eps), multiple), { converted, eps }],
          ['Yield', ratioTexts(ratio(declared, converted), percent), { declared, converted }],
        ] as const)
      : []),
  ])
}

export const peers: Subject = {
  name: 'similar securities',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const sizes = await sizesOf(tables)
    const others = (await tables.securities())
      .filter(
        each =>
          each.id !== security.id &&
          each.status === 'ACTIVE' &&
          each.last !== null &&
          each.type === security.type &&
          each.sector === security.sector,
      )
      .toSorted((a, b) => (sizes.get(b.id) ?? -1) - (sizes.get(a.id) ?? -1) || a.id - b.id)
    for (const page of security.type === 'EQUITY' ? ['', 'company-info'] : [''])
      for (const peer of others.slice(0, shown)) await addPeer(figures, tables, peer, sizes.get(peer.id) ?? null, page)
    return figures.list
  },
}
