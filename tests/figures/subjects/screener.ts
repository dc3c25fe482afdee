import { isOutdated } from '../calculate/age.ts'
import { addMonths } from '../calculate/calendar.ts'
import { ratio, valueAt } from '../calculate/company-ratios.ts'
import { paidInYear } from '../calculate/dividend-yields.ts'
import { giltOf, redemptionYield, settlementOf } from '../calculate/gilt-price.ts'
import { lastOn } from '../calculate/growth.ts'
import { discreteSpans, standardSpans } from '../calculate/periods.ts'
import { chargeQuartile, type StoredFigures, storedFigures } from '../calculate/screened.ts'
import { memberReturn, sectorMembers, standingIn } from '../calculate/sector-members.ts'
import { earningsPerShare, twelveMonths } from '../calculate/twelve-months.ts'
import { currencyOf, inMajor } from '../calculate/unit.ts'
import { count, date, decimal, either, multiple, percent, price, shortMoney, times } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { growthOf } from './dividend-growth.ts'
import { totalOf } from './dividends.ts'
import { ownRisk } from './risk.ts'
import { latestRatios } from './sector-comparison.ts'
import { dayOf, Figures, type Subject } from './subject.ts'
import { trustStanding } from './trusts.ts'

/** By the head of its column: the texts that a cell may have. */
type Cells = Record<string, string | readonly string[]>

/** More than a page of the screener holds are not looked through. */
const perPage = 250

const signed = (fraction: number) => percent(fraction, { sign: true })
/** A cell without a figure is empty. */
const shown = (value: number | null | undefined, print: (value: number) => string) =>
  value === null || value === undefined ? ['', 'n/a'] : either(print, value)
/** Where a company reports it; otherwise the cell is empty or says that it has no meaning. */
const reported = (value: number | undefined, print: (value: number) => string) =>
  value === undefined ? ['', 'n/m', 'n/a'] : either(print, value)

async function common(tables: RawTables, security: RawSecurity, stored: StoredFigures): Promise<Cells> {
  const { last, scale, unit, listingId } = security
  if (last === null) return {}
  const day = dayOf(security)
  const closes = await tables.closes(listingId)
  const days = closes.map(each => each.day)
  const before = closes[lastOn(days, addMonths(day, -12))]?.close
  const previous = closes.filter(each => each.day < day).at(-1)?.close
  const { size, yearLow, yearHigh, charge, rating, riskScore, riskScale } = stored
  return {
    Price: price(last / 10 ** scale, unit, scale),
    ...(previous ? { 'Day’s change': isOutdated(security) ? 'n/a' : either(signed, last / previous - 1) } : {}),
    Size: shown(size, shortMoney),
    '1-year price change': before ? either(signed, last / before - 1) : ['', 'n/a'],
    '52-week position':
      yearLow === null || yearHigh === null || yearHigh <= yearLow
        ? ''
        : either(percent, (last - yearLow) / (yearHigh - yearLow)),
    'Ongoing charge': shown(charge, percent),
    Rating: rating === null ? '' : `${rating} of 5`,
    Risk: riskScore === null ? '' : `${riskScore} of ${riskScale} (${riskScale === 10 ? 'CCI' : 'KID'})`,
  }
}

async function performance(tables: RawTables, security: RawSecurity): Promise<Cells> {
  const spans = standardSpans(dayOf(security))
  const members = await sectorMembers(tables, security)
  const cells: Cells = {}
  for (const label of ['6 months', '1 year', '3 years', '5 years', '10 years']) {
    const span = spans.find(each => each.label === label)
    if (!span || members.length === 0) continue
    cells[label] = shown(await memberReturn(tables, security, span), signed)
    const quartile = (await standingIn(tables, members, security, span))?.rank?.quartile ?? null
    if (label !== '6 months' && label !== '10 years')
      cells[`${label.replace(/ years?/, '')}-year quartile`] = quartile === null ? '' : `${places[quartile]} of 4`
  }
  for (const [index, span] of discreteSpans(dayOf(security)).entries())
    if (members.length > 0) cells[years[index] ?? ''] = shown(await memberReturn(tables, security, span), signed)
  const { volatility, drawdown } = await ownRisk(tables, security)
  if (members.length > 0 && volatility.length > 0) {
    cells['3-year volatility'] = volatility
    cells['Maximum drawdown'] = drawdown
  }
  return cells
}

const years = ['Year 1 (latest)', 'Year 2', 'Year 3', 'Year 4', 'Year 5 (earliest)']
const places: Readonly<Record<string, number>> = { Top: 1, '2nd': 2, '3rd': 3, Bottom: 4 }

async function ofShare(tables: RawTables, security: RawSecurity, stored: StoredFigures): Promise<Cells> {
  const { last, id } = security
  const accounts = twelveMonths(await tables.statements(id))
  if (!accounts || last === null) return {}
  const ratios = (await latestRatios(tables, security)) ?? {}
  const paid = paidInYear(await tables.dividends(id), dayOf(security))
  const dps = totalOf(paid, accounts.currency)
  const { price: own } = await valueAt(tables, security, accounts, { close: last, day: dayOf(security) }, null)
  const yielded = own !== null && dps !== null ? dps / own : null
  const cover = dps === null || dps === 0 ? 'n/a' : ratio(earningsPerShare(accounts), dps)
  return {
    'P/E': reported(ratios['P/E'], multiple),
    Yield: yielded === null ? ['', 'n/a'] : either(percent, yielded),
    Cover: typeof cover === 'number' ? either(times, cover) : '',
    'Dividend growth': shown(await growthOf(tables, security), signed),
    'P/B': reported(ratios['Price to book'], multiple),
    'Operating margin': reported(ratios['Operating margin'], percent),
    ROCE: reported(ratios.ROCE, percent),
    'Net debt to EBITDA': reported(ratios['Net debt to EBITDA'], times),
    Beta: shown(stored.beta, value => decimal(value, 2)),
  }
}

async function ofTrust(tables: RawTables, security: RawSecurity, stored: StoredFigures): Promise<Cells> {
  const { last, scale, unit, id } = security
  const standing = await trustStanding(tables, security)
  if (!standing || last === null) return {}
  const paid = totalOf(paidInYear(await tables.dividends(id), dayOf(security)), currencyOf(unit)) ?? 0
  return {
    NAV: price(standing.nav / 10 ** scale, unit, scale),
    ...(standing.assets === null ? {} : { 'Total assets': shortMoney(standing.assets) }),
    'Dividend growth': shown(await growthOf(tables, security), signed),
    'Discount (−) or premium': shown(standing.discount, signed),
    'Discount z-score': shown(standing.score, value => decimal(value, 2)),
    Gearing: either(percent, standing.gearing),
    Yield: either(percent, paid / inMajor(last, scale, unit)),
    'Years of dividend growth': shown(stored.increases, count),
  }
}

async function ofGilt(tables: RawTables, { id, last, scale }: RawSecurity, day: string): Promise<Cells> {
  const gilt = await giltOf(tables, id)
  if (!gilt || last === null) return {}
  const [clean, settlement] = [last / 10 ** scale, settlementOf(day)]
  const taxed = { ...gilt, coupon: gilt.coupon * 0.6 }
  return {
    Maturity: date(gilt.maturity),
    Coupon: percent(gilt.coupon / 100, { digits: 3 }).replace(/0%$/, '%'),
    // The real yield of an index-linked gilt is not beside those of others.
    'Redemption yield': gilt.linked ? 'n/a' : either(percent, redemptionYield(gilt, settlement, clean)),
    'Yield after 40% tax': gilt.linked ? 'n/a' : either(percent, redemptionYield(taxed, settlement, clean)),
  }
}

async function cellsOf(tables: RawTables, security: RawSecurity): Promise<Cells> {
  const stored = (await storedFigures(tables)).get(security.id)
  if (!stored) return {}
  const cells = { ...(await common(tables, security, stored)), ...(await performance(tables, security)) }
  switch (security.type) {
    case 'EQUITY':
      return { ...cells, ...(await ofShare(tables, security, stored)) }
    case 'CLOSED_END_FUND':
      return { ...cells, ...(await ofTrust(tables, security, stored)), ...(await costs(tables, security)) }
    case 'BOND':
      return { ...cells, ...(await ofGilt(tables, security, dayOf(security))) }
    default:
      return {
        ...cells,
        ...(await costs(tables, security)),
        Yield: shown(stored.yield, percent),
        'Tracking difference': shown(stored.trackingDifference, signed),
      }
  }
}

async function costs(tables: RawTables, security: RawSecurity): Promise<Cells> {
  const quartile = await chargeQuartile(tables, security)
  return { 'Charge quartile': quartile === null ? '' : `${quartile} of 4` }
}

const cumulative = ['6 months', '1 year', '3 years', '5 years', '10 years']
const volatile = ['3-year volatility', 'Maximum drawdown']

/** The heads of each set's columns after name, sector, price and change. */
const sets: Readonly<Record<RawSecurity['type'], Readonly<Record<string, readonly string[]>>>> = {
  EQUITY: {
    overview: ['Price', 'Day’s change', 'Size', 'P/E', 'Yield', '1-year price change'],
    valuation: ['P/B', 'Net debt to EBITDA'],
    quality: ['Operating margin', 'ROCE'],
    income: ['Cover', 'Dividend growth'],
    performance: [...cumulative, '52-week position', '1-year quartile', '5-year quartile'],
    discrete: years,
    risk: ['Beta', ...volatile],
  },
  CLOSED_END_FUND: {
    overview: [
      ...['Price', 'Day’s change', 'Size', 'Discount (−) or premium', 'Gearing', 'Yield', 'Ongoing charge'],
      ...['Years of dividend growth', '1-year price change'],
    ],
    valuation: ['NAV', 'Total assets', 'Discount z-score'],
    income: ['Dividend growth'],
    performance: [...cumulative, '52-week position', '1-year quartile', '3-year quartile'],
    discrete: years,
    risk: volatile,
    costs: ['Charge quartile'],
  },
  FUND: {
    overview: ['Price', 'Day’s change', 'Ongoing charge', 'Yield', 'Rating', 'Risk', 'Size', '1-year price change'],
    performance: [...cumulative, '1-year quartile', '3-year quartile', '5-year quartile'],
    discrete: years,
    risk: volatile,
    costs: ['Charge quartile'],
  },
  ETF: {
    overview: ['Price', 'Day’s change', 'Ongoing charge', 'Yield', 'Rating', 'Risk', 'Size', '1-year price change'],
    performance: [...cumulative, '1-year quartile', '3-year quartile', '5-year quartile'],
    discrete: years,
    risk: volatile,
    costs: ['Charge quartile', 'Tracking difference'],
  },
  BOND: {
    overview: ['Price', 'Day’s change', 'Maturity', 'Coupon', 'Redemption yield', 'Yield after 40% tax', 'Size'],
  },
}

/** A list of many securities must show of each what its own pages show. */
export const screener: Subject = {
  name: 'screener',
  types: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  async expected(tables, security) {
    const figures = new Figures()
    const all = await tables.securities()
    const { type, status, marketCode, name } = security
    if (status !== 'ACTIVE' || all.filter(each => each.type === type).length > perPage) return figures.list
    const cells = await cellsOf(tables, security)
    const label = `${name} ${marketCode.slice(marketCode.indexOf(':') + 1)}`
    for (const [set, columns] of Object.entries(sets[type])) {
      const page = `/investment/screener?type=${type}&columns=${set}&size=${perPage}`
      figures.row(
        { page, table: 'Matching securities' },
        label,
        columns.flatMap(column => (cells[column] === undefined ? [] : [[column, cells[column]] as const])),
      )
    }
    return figures.list
  },
}
