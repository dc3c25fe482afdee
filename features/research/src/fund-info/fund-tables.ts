import type { BlockState, FigureTableView } from '@bellwether/contract'
import { costs, type facts, securities } from '@bellwether/db'
import { money, pagePath, parseMarketCode } from '@bellwether/domain'
import {
  dateValue,
  empty,
  listIn,
  moneyValue,
  numberIn,
  percentValue,
  ready,
  textIn,
  textValue,
} from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { unitTypeValue } from '../securities/unit-type.ts'

/** Every listed class, this one first. */
export async function classesTable(
  { db }: ResearchContext,
  { security }: Subject,
  fund: facts.FundFacts,
): Promise<BlockState<FigureTableView>> {
  const others = listIn(fund.details, 'otherClasses')
  if (others.length === 0) return empty('No other share classes.')
  const own = await costs.product(db, security.id, 'EX_ANTE')
  const rows = await Promise.all(
    others.map(async other => {
      const isin = textIn(other, 'isin')
      return {
        key: isin ?? textIn(other, 'name') ?? '',
        cells: [
          await linkedName(db, textIn(other, 'name') ?? 'Unnamed class', isin),
          unitTypeValue(textIn(other, 'incomeClass')),
          percentValue(numberIn(other, 'ongoingCharge')),
          textValue(isin),
          textValue(textIn(other, 'sedol')),
          minimumValue(numberIn(other, 'minimumLump'), fund),
        ],
      }
    }),
  )
  return ready({
    asAt: fund.asAt,
    columns: [
      { label: 'Class' },
      { label: 'Unit type' },
      { label: 'Ongoing charge', numeric: true },
      { label: 'ISIN', wide: true },
      { label: 'SEDOL' },
      { label: 'Minimum investment', numeric: true },
    ],
    rows: [
      {
        key: security.listing.marketCode,
        cells: [
          textValue(`${security.name} (this page)`),
          unitTypeValue(fund.incomeClass),
          percentValue(own?.ongoing ?? null),
          textValue(security.isin),
          textValue(security.sedol),
          minimumValue(fund.minimumLump, fund),
        ],
      },
      ...rows,
    ],
  })
}

async function linkedName(db: ResearchContext['db'], name: string, isin: string | null) {
  const found = isin ? await securities.findByIsin(db, isin) : null
  const marketCode = found ? parseMarketCode(found) : null
  return marketCode ? ({ kind: 'text', text: name, href: pagePath('fund-info', marketCode) } as const) : textValue(name)
}

function minimumValue(amount: number | null, { currency }: facts.FundFacts) {
  return moneyValue(amount === null ? null : money(amount, currency))
}

/** Fund size at each date that was reported, latest first. */
export function sizesTable(fund: facts.FundFacts): BlockState<FigureTableView> {
  const points = listIn(fund.details, 'sizeHistory').flatMap(point => {
    const [on, size] = [textIn(point, 'on'), numberIn(point, 'size')]
    return on && size !== null ? [{ on, size }] : []
  })
  if (points.length === 0) return empty('The manager has not supplied a size history.')
  return ready({
    asAt: fund.asAt,
    basis: 'All share classes. Changes reflect both performance and money flowing in or out.',
    columns: [{ label: 'Date' }, { label: 'Fund size', numeric: true }, { label: 'Change', numeric: true }],
    rows: points
      .map(({ on, size }, index) => {
        const before = points[index - 1]
        return {
          key: on,
          cells: [
            dateValue(on),
            moneyValue(money(size, fund.currency)),
            percentValue(before ? size / before.size - 1 : null, { signed: true }),
          ],
        }
      })
      .toReversed(),
  })
}
