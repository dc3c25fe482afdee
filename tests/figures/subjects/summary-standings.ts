import { addMonths } from '../calculate/calendar.ts'
import { lastOn } from '../calculate/growth.ts'
import { fewest, marketOf, median, sectorOf } from '../calculate/sector-ratios.ts'
import { decimal, either, multiple, numberIn, percent } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import { remember } from '../raw/remember.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { latestRatios, withoutAccounts } from './sector-comparison.ts'
import { dayOf, type Figures } from './subject.ts'

const page = 'summary'
const signed = (fraction: number) => percent(fraction, { sign: true })

interface Measure {
  readonly label: string
  readonly ratio: string
  readonly above: string
  readonly below: string
  readonly points: boolean
  readonly print: (value: number) => string
}

const income: Measure = {
  label: 'Income Dividend yield',
  ratio: 'Dividend yield',
  above: 'higher',
  below: 'lower',
  points: false,
  print: percent,
}
const priceMeasures: readonly Measure[] = [
  ['Price trend 12-month price change', '12 months'] as const,
  ['Momentum 3-month price change', '3 months'] as const,
].map(([label, name]) => ({ label, ratio: name, above: 'stronger', below: 'weaker', points: true, print: signed }))
const measures = {
  EQUITY: [
    {
      label: 'Growth EPS growth (forecast vs last 12 months)',
      ratio: 'EPS growth',
      above: 'faster',
      below: 'slower',
      points: true,
      print: signed,
    },
    income,
    { label: 'Value P/E', ratio: 'P/E', above: 'dearer', below: 'cheaper', points: false, print: multiple },
    ...priceMeasures,
  ],
  CLOSED_END_FUND: [
    income,
    {
      label: 'Value Discount (−) or premium',
      ratio: 'Discount (−) or premium',
      above: 'dearer',
      below: 'cheaper',
      points: true,
      print: signed,
    },
    ...priceMeasures,
  ],
} as const satisfies Readonly<Record<string, readonly Measure[]>>

/** The ratios of a security with the change of its price over three and twelve months. */
function figuresOf(tables: RawTables, security: RawSecurity): Promise<Readonly<Record<string, number>>> {
  return remember(tables, `figures ${security.id}`, () => calculateFigures(tables, security))
}

async function calculateFigures(tables: RawTables, security: RawSecurity): Promise<Readonly<Record<string, number>>> {
  const closes = await tables.closes(security.listingId)
  const days = closes.map(({ day }) => day)
  const since = (months: number) => closes[lastOn(days, addMonths(dayOf(security), -months))]?.close
  const moves = [3, 12].flatMap(months => {
    const close = since(months)
    return close && security.last !== null ? [[`${months} months`, security.last / close - 1] as const] : []
  })
  const ratios = (await latestRatios(tables, security)) ?? (await withoutAccounts(tables, security))
  return { ...ratios, ...Object.fromEntries(moves) }
}

function wordsOf({ above, below, points, print }: Measure, own: number, middle: number): readonly string[] | null {
  const texts = either(print, own).flatMap(mine => either(print, middle).map(theirs => ({ mine, theirs })))
  const words = texts.flatMap(({ mine, theirs }) => {
    const [one, other] = [numberIn(mine), numberIn(theirs)]
    if (!points && other <= 0) return []
    // Of what is printed, in points or as a share of the median.
    const by = points ? (one - other) / 100 : one / other - 1
    const far = (value: number) => (points ? `${decimal(value * 100, 2)} points` : percent(value, { digits: 0 }))
    if (Math.abs(by) < 0.005 - 1e-12) return [`In line median ${theirs}`]
    return either(far, Math.abs(by)).map(
      text => `${text} ${by > 0 ? `above, ${above}` : `below, ${below}`} median ${theirs}`,
    )
  })
  return words.length > 0 ? words : null
}

/** How a security stands beside its market and its sector on the Summary page. */
export async function addStandings(figures: Figures, tables: RawTables, security: RawSecurity): Promise<void> {
  const { type } = security
  if (type !== 'EQUITY' && type !== 'CLOSED_END_FUND') return
  const own = await figuresOf(tables, security)
  const [ofMarket, ofSector] = await Promise.all(
    [await marketOf(tables, security), await sectorOf(tables, security)].map(members =>
      Promise.all(members.map(each => figuresOf(tables, each))),
    ),
  )
  const place = { page, table: 'Compared with market and sector' }
  for (const measure of measures[type]) {
    const mine = own[measure.ratio]
    if (mine === undefined) continue
    figures.row(place, measure.label, [['Value', either(measure.print, mine)]])
    for (const [column, members] of [
      ['Market', ofMarket],
      ['Sector', ofSector],
    ] as const) {
      const values = (members ?? []).flatMap(each => each[measure.ratio] ?? [])
      const texts = values.length < fewest ? null : wordsOf(measure, mine, median(values))
      if (texts) figures.row(place, measure.label, [[column, texts, { mine, members: values.length }]])
    }
  }
}
