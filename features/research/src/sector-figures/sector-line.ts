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
import type { ResearchContext, Security } from '../research-context.ts'

/** More would cost more than the eye can tell: the largest stand for all. */
export const maxLeaders = 60

const beginning = '0001-01-01' as IsoDate

type Own = Pick<Security, 'id' | 'type' | 'listing'>

/**
 * The average growth of a sector's largest members, each 100 at its last close on or before the first day; empty where there are not two. Of a
 * fund with two classes that of the page is counted, as in its table of returns.
 */
export async function sectorLine(
  context: Pick<ResearchContext, 'db' | 'history' | 'sectorLines'>,
  own: Own,
  group: sectorFigures.SectorGroup,
  span: SpanOfDays,
  basis: ChartBasis,
): Promise<readonly DayClose[]> {
  const first = own.type === 'FUND' ? await sectorFigures.firstClassListing(context.db, own.id) : null
  const replaced = first === null ? [] : [first, own.listing.id]
  return context.sectorLines.get(JSON.stringify([group, span, basis, replaced]), () =>
    makeLine(context, group, span, basis, replaced),
  )
}

async function makeLine(
  { db, history }: Pick<ResearchContext, 'db' | 'history'>,
  group: sectorFigures.SectorGroup,
  { from, to }: SpanOfDays,
  basis: ChartBasis,
  [first, second]: readonly number[],
): Promise<readonly DayClose[]> {
  const known = await sectorFigures.group(db, group)
  const listings = (known?.leaders ?? []).map(id => (id === first && second !== undefined ? second : id))
  const leaders = await sectorFigures.leaders(db, listings)
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
