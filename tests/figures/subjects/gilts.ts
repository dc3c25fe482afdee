import { daysBetween, lastHolidayYear } from '../calculate/calendar.ts'
import {
  accrued,
  couponDates,
  exDividendDate,
  type GiltTerms,
  giltOf,
  macaulayDuration,
  redemptionYield,
  settlementOf,
} from '../calculate/gilt-price.ts'
import { date, decimal, either, money, percent, price, shortMoney } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, type Inputs, known, type Subject } from './subject.ts'

const keyFigures = { page: '', block: 'Key figures' }
const header = { page: '', block: '' }
const fourDigits = (pounds: number) => price(pounds, 'GBP', 4)
const twoDigits = (value: number) => decimal(value, 2)

function addPrices(figures: Figures, gilt: GiltTerms, settlement: string, clean: number, inputs: Inputs): void {
  const { days, amount } = accrued(gilt, settlement)
  const { linked, indexRatio } = gilt
  const interest = either(fourDigits, amount * indexRatio)
  const dirty = either(fourDigits, (clean + amount) * indexRatio)
  const all = { ...inputs, days, accrued: amount, indexRatio }
  figures.fact(keyFigures, 'Clean price', fourDigits(clean), all)
  figures.fact(keyFigures, `Accrued interest (${days} days)`, interest, all)
  figures.fact(keyFigures, linked ? 'Dirty price (indexed)' : 'Dirty price', dirty, all)
  if (linked) return
  figures.fact(header, 'Clean price', fourDigits(clean), all)
  figures.fact(header, 'Accrued interest', interest, all)
  figures.fact(header, 'Dirty price', dirty, all)
}

function addYields(figures: Figures, gilt: GiltTerms, settlement: string, clean: number, inputs: Inputs): void {
  const rate = redemptionYield(gilt, settlement, clean)
  const macaulay = macaulayDuration(gilt, settlement, rate)
  const all = { ...inputs, yield: rate }
  figures.fact({ page: '' }, 'Modified duration', either(twoDigits, macaulay / (1 + rate / 2)), all)
  figures.fact({ page: '' }, 'Macaulay duration (years)', either(twoDigits, macaulay), all)
  if (gilt.linked) {
    figures.fact(keyFigures, 'Real yield', either(percent, rate), all)
    figures.fact(header, 'Real yield', either(percent, rate), all)
    return
  }
  figures.fact(keyFigures, 'Gross redemption yield', either(percent, rate), all)
  figures.fact(header, 'Gross redemption yield', either(percent, rate), all)
  figures.fact(header, 'Yield to redemption', either(percent, rate), all)
  const running = either(percent, gilt.coupon / clean)
  figures.fact(keyFigures, 'Running yield', running, all)
  figures.fact(header, 'Running yield', running, all)
  for (const tax of [0.2, 0.4, 0.45]) {
    const net = redemptionYield({ ...gilt, coupon: gilt.coupon * (1 - tax) }, settlement, clean)
    figures.row({ page: '', table: 'Yield after income tax' }, percent(tax, { digits: 0 }), [
      ['After-tax yield', either(percent, net), { ...all, tax }],
      ['Equivalent gross savings rate', either(percent, net / (1 - tax)), { ...all, tax }],
    ])
  }
}

/** Of £10,000 nominal, in today's money where the gilt is index-linked. */
function addPayments(figures: Figures, gilt: GiltTerms, settlement: string): void {
  const [, ...dates] = couponDates(gilt, settlement)
  const [next = ''] = dates
  const half = (gilt.coupon / 2) * gilt.indexRatio
  figures.fact({ page: '' }, 'Next coupon date', date(next), { settlement })
  figures.fact({ page: '' }, 'Ex-dividend date', date(exDividendDate(next)), { next })
  const label = `Coupon payment (per £100 nominal${gilt.linked ? ', at today’s index ratio' : ''})`
  figures.fact({ page: '' }, label, either(fourDigits, half), { coupon: gilt.coupon, ratio: gilt.indexRatio })
  for (const day of dates) {
    const last = day === gilt.maturity
    const pence = Math.round((half * 100 + (last ? 10_000 * gilt.indexRatio : 0)) * 100)
    figures.row({ page: '', table: 'Payments to maturity' }, last ? `${date(day)} Coupon and redemption` : date(day), [
      ...(Number(day.slice(0, 4)) <= lastHolidayYear ? ([['Ex-dividend', date(exDividendDate(day))]] as const) : []),
      ['Amount', money(pence), { half, day }],
      ['Per £100', either(fourDigits, pence / 10_000), { pence }],
    ])
  }
}

interface GiltTermsRow {
  readonly coupon: number
  readonly matures: string
  readonly issued: string
  readonly inIssue: number
  readonly minimum: number
}

async function addTerms(figures: Figures, tables: RawTables, { id }: RawSecurity, day: string): Promise<void> {
  const [row] = await tables.query<GiltTermsRow>(
    `select coupon, matures_on as matures, issued_on as issued, amount_in_issue as "inIssue", minimum_nominal as minimum
     from gilt_facts where security_id = $1`,
    id,
  )
  if (!row) return
  figures.fact({ page: '' }, 'Coupon', percent(row.coupon, { digits: 3 }).replace('0%', '%'))
  figures.fact({ page: '' }, 'Redemption date', date(row.matures))
  figures.fact({ page: '' }, 'Issue date', date(row.issued))
  figures.fact({ page: '' }, 'Amount in issue', shortMoney(row.inIssue))
  figures.fact({ page: '' }, 'Minimum nominal', shortMoney(row.minimum))
  const years = daysBetween(day, row.matures) / 365.25
  figures.fact(
    { page: '' },
    'Years to run',
    either(value => decimal(value, 1), years),
    { day, matures: row.matures },
  )
}

interface CurveGilt {
  readonly id: number
  readonly name: string
  readonly kind: string
  readonly coupon: number
  readonly matures: string
  readonly last: number | null
  readonly scale: number
}

/** All gilts by maturity, each at the yield of its own last price. */
async function curveOf(tables: RawTables, linked: boolean, day: string) {
  const rows = await tables.query<CurveGilt>(
    `select s.id, s.name, g.kind, g.coupon, g.matures_on as matures, q.last, l.price_scale as scale
     from gilt_facts as g join securities as s on s.id = g.security_id
     join listings as l on l.security_id = s.id and l.primary_listing left join quotes as q on q.listing_id = l.id
     where s.status = 'ACTIVE' order by g.matures_on, s.id`,
  )
  return rows
    .filter(({ kind }) => (kind === 'INDEX_LINKED') === linked)
    .map(row => {
      const terms = { linked, coupon: row.coupon * 100, maturity: row.matures, indexRatio: 1 }
      const rate = row.last === null ? null : redemptionYield(terms, settlementOf(day), row.last / 10 ** row.scale)
      return { ...row, rate }
    })
}

/** The gilt among the four before and after it. */
async function addCurve(figures: Figures, tables: RawTables, { id }: RawSecurity, gilt: GiltTerms, day: string) {
  const curve = await curveOf(tables, gilt.linked, day)
  const at = curve.findIndex(each => each.id === id)
  if (at < 0 || curve.length < 2) return
  for (const each of curve.slice(Math.max(0, at - 4), at + 5)) {
    const label = each.id === id ? `${each.name} (this page)` : each.name
    figures.row({ page: '', table: 'Gilts with shorter and longer maturities' }, label, [
      ['Years to run', either(value => decimal(value, 1), daysBetween(day, each.matures) / 365.25)],
      ['Coupon', percent(each.coupon, { digits: 3 }).replace('0%', '%')],
      ...(each.rate === null
        ? []
        : ([[gilt.linked ? 'Real yield' : 'Redemption yield', either(percent, each.rate)]] as const)),
    ])
  }
}

interface LinkedRow {
  readonly indexRatio: number | null
  readonly baseRpi: number | null
  readonly lag: number | null
}

/** Inflation at which it returns as much as a conventional gilt of the same maturity, between the two nearest of these. */
async function addLinked(figures: Figures, tables: RawTables, security: RawSecurity, gilt: GiltTerms, real: number) {
  if (!gilt.linked) return
  const [row] = await tables.query<LinkedRow>(
    `select index_ratio as "indexRatio", base_rpi as "baseRpi", indexation_lag_months as lag
     from gilt_facts where security_id = $1`,
    security.id,
  )
  figures.stored(
    [''],
    'Index ratio',
    known(row?.indexRatio, value => decimal(value, 5)),
  )
  figures.stored(
    [''],
    'Base RPI',
    known(row?.baseRpi, value => decimal(value, 2)),
  )
  figures.stored(
    [''],
    'Indexation lag',
    known(row?.lag, months => `${months} months`),
  )
  const curve = (await curveOf(tables, false, dayOf(security))).filter(({ rate }) => rate !== null)
  const [after, before] = [
    curve.find(({ matures }) => matures >= gilt.maturity),
    curve.findLast(({ matures }) => matures <= gilt.maturity),
  ]
  if (!after || !before) return
  const span = daysBetween(before.matures, after.matures)
  const along = span === 0 ? 0 : daysBetween(before.matures, gilt.maturity) / span
  const nominal = (before.rate ?? 0) + ((after.rate ?? 0) - (before.rate ?? 0)) * along
  figures.fact({ page: '' }, 'Break-even inflation', either(percent, (1 + nominal) / (1 + real) - 1), { nominal, real })
}

export const gilts: Subject = {
  name: 'gilts',
  types: ['BOND'],
  async expected(tables, security) {
    const figures = new Figures()
    const gilt = await giltOf(tables, security.id)
    const day = dayOf(security)
    const settlement = settlementOf(day)
    if (!gilt || security.last === null || settlement >= gilt.maturity) return figures.list
    const clean = security.last / 10 ** security.scale
    const inputs = { ...gilt, clean, settlement }
    addPrices(figures, gilt, settlement, clean, inputs)
    addYields(figures, gilt, settlement, clean, inputs)
    addPayments(figures, gilt, settlement)
    await addTerms(figures, tables, security, day)
    await addCurve(figures, tables, security, gilt, day)
    await addLinked(figures, tables, security, gilt, redemptionYield(gilt, settlement, clean))
    return figures.list
  },
}
