import {
  averageGrowth,
  type DayClose,
  foreignCurrencies,
  maxPriceAgeDays,
  paymentsInUnit,
  type SpanOfDays,
} from '@bellwether/analytics'
import type { ChartBasis } from '@bellwether/contract'
import { dividends, prices, sectorFigures } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'
import { sterlingValues } from '../charts/reinvested-payments.ts'
import type { ResearchContext } from '../research-context.ts'

/** More would cost more than the eye can tell: the largest stand for all. */
export const maxLeaders = 60

const beginning = '0001-01-01' as IsoDate

/** The average growth of a sector's largest members, each 100 at its last close on or before the first day; empty where there are not two. */
export function sectorLine(
  context: Pick<ResearchContext, 'db' | 'history' | 'sectorLines'>,
  group: sectorFigures.SectorGroup,
  span: SpanOfDays,
  basis: ChartBasis,
): Promise<readonly DayClose[]> {
  return context.sectorLines.get(JSON.stringify([group, span, basis]), () => makeLine(context, group, span, basis))
}

async function makeLine(
  { db, history }: Pick<ResearchContext, 'db' | 'history'>,
  group: sectorFigures.SectorGroup,
  { from, to }: SpanOfDays,
  basis: ChartBasis,
): Promise<readonly DayClose[]> {
  const known = await sectorFigures.group(db, group)
  const leaders = await sectorFigures.leaders(db, known?.leaders ?? [])
  const since = addDays(from, -maxPriceAgeDays)
  const [closes, paid] = await Promise.all([
    prices.closesOfMany(
      db,
      leaders.map(({ listingId }) => listingId),
      since,
      to,
    ),
    basis === 'price'
      ? new Map<number, dividends.Dividend[]>()
      : dividends.betweenOf(
          db,
          leaders.map(({ securityId }) => securityId),
          since,
          to,
        ),
  ])
  const foreign = leaders.flatMap(({ securityId, priceUnit }) =>
    foreignCurrencies(paid.get(securityId) ?? [], priceUnit),
  )
  const sterlingOf = await sterlingValues(new Set(foreign), currency => history.rates(currency, beginning, to))
  const members = leaders.map(leader => ({
    days: closes.get(leader.listingId) ?? [],
    payments: paymentsInUnit(paid.get(leader.securityId) ?? [], leader, sterlingOf).payments,
  }))
  return averageGrowth(members, { from, to })
}
