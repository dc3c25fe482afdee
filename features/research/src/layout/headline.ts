import { analyseGilt, analyseLinkedGilt, premiumOrDiscount } from '@bellwether/analytics'
import type { QuoteView, SecurityFrame } from '@bellwether/contract'
import { facts, navs } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import { percentValue, priceValue } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { discountLabel } from '../securities/discount-label.ts'
import { fundYieldLabel } from '../securities/fund-yield-label.ts'
import { priceIn } from '../securities/quote.ts'

type Headline = SecurityFrame['headline']

/** The figures next to the price in the header: NAV and discount of a trust, yield of a fund or gilt. */
export async function headlineOf(
  { db, now }: ResearchContext,
  security: Security,
  quote: QuoteView | null,
  day: IsoDate,
): Promise<Headline> {
  switch (security.type) {
    case 'EQUITY':
      return []
    case 'CLOSED_END_FUND': {
      const nav = await navs.latest(db, security.id, { at: now() })
      const navPrice = nav ? priceIn(security.listing)(nav.nav) : null
      const discount = premiumOrDiscount(quote?.lastPrice ?? null, navPrice, { price: day, nav: nav?.day ?? null })
      const navFigure = { label: nav?.estimated ? 'NAV (estimated)' : 'NAV', value: priceValue(navPrice) }
      if (discount === null) return [navFigure]
      return [navFigure, { label: discountLabel, value: percentValue(discount, { signed: true }) }]
    }
    case 'FUND':
    case 'ETF': {
      const fund = await facts.fund(db, security.id)
      return fund?.yield == null ? [] : [{ label: fundYieldLabel(fund), value: percentValue(fund.yield) }]
    }
    case 'BOND': {
      const record = await facts.gilt(db, security.id)
      if (!record) return []
      if (record.kind === 'INDEX_LINKED') {
        const real = analyseLinkedGilt(record, quote?.lastPrice ?? null, day)
        return [{ label: 'Real yield', value: percentValue(real?.realYield ?? record.realYield) }]
      }
      const analysis = analyseGilt(record, quote?.lastPrice ?? null, day)
      return [
        {
          label: 'Yield to redemption',
          value: percentValue(analysis?.redemptionYield ?? record.grossRedemptionYield),
        },
      ]
    }
  }
}
