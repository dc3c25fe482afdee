import { historicalPercentile } from '@bellwether/analytics'
import type { BlockState, DatedLineView, Figure } from '@bellwether/contract'
import { dividends } from '@bellwether/db'
import { type MarketCode, pagePath } from '@bellwether/domain'
import { figure, notApplicable } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { closesOf } from '../securities/closes.ts'
import type { DatedPoint } from '../securities/dated-line.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { percentileFigure } from '../securities/historical-percentile.ts'
import { ratesOn } from '../securities/rates-on.ts'
import { paidCurrency, yieldLine, yieldPoints } from './yield-history.ts'

const years = 5

/** The dividend yield of five years, as a line. */
export async function yieldsOf(context: ResearchContext, subject: Subject): Promise<BlockState<DatedLineView>> {
  return yieldLine(await dailyYields(context, subject))
}

/** The dividend yield of five years, day by day. */
export async function dailyYields(
  context: ResearchContext,
  { security, day }: Subject,
): Promise<BlockState<readonly DatedPoint[]>> {
  const [all, closes] = await Promise.all([
    dividends.forSecurity(context.db, security.id),
    closesOf(context, security, { months: 12 * years, to: day }),
  ])
  const views = all.map(toDividendView)
  const currency = paidCurrency(views)
  const rateOn = await ratesOn(
    context.db,
    closes.map(({ day, price: { unit } }) => ({ unit, currency, day })),
  )
  return yieldPoints(views, closes, rateOn)
}

/** Where today's yield ranks in its own five-year history. None without dividends. */
export function yieldPercentileFigure(yields: BlockState<readonly DatedPoint[]>, marketCode: MarketCode): Figure {
  const label = '5-year yield percentile'
  if (yields.state !== 'ready') return figure('yieldPercentile', label, notApplicable)
  return percentileFigure(historicalPercentile(yields.view), {
    key: 'yieldPercentile',
    label,
    subject: 'the yield',
    meaning: 'A high percentile means a high yield compared with its own history, or that investors expect a cut.',
    href: `${pagePath('dividends', marketCode)}#yields`,
  })
}
