import type { BlockState, FigureTableView } from '@bellwether/contract'
import { type facts, giltCurve } from '@bellwether/db'
import { daysBetween, formatCoupon, getMarketCode, type IsoDate, researchPath } from '@bellwether/domain'
import { dateValue, empty, percentValue, ready, textValue } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'

/** So many on either side. */
const neighbours = 4

/** Yields of gilts with slightly shorter and longer maturities: its part of the yield curve. */
export async function giltCurveView(
  { db }: ResearchContext,
  { security, day }: Subject,
  { kind, maturesOn }: Pick<facts.GiltFacts, 'kind' | 'maturesOn'>,
): Promise<BlockState<FigureTableView>> {
  const curve = await giltCurve.around(db, { kind, maturesOn, securityId: security.id }, neighbours)
  if (curve.length < 2) return empty('No other gilts of this type to compare.')
  const linked = kind === 'INDEX_LINKED'
  return ready({
    asAt: curve[0]?.asAt ?? day,
    basis: linked
      ? 'Real yields, above RPI inflation.'
      : 'Gross redemption yields, before tax. Longer gilts usually yield more and are more volatile.',
    columns: [
      { label: 'Gilt' },
      { label: 'Redemption date', numeric: true },
      { label: 'Years to run', numeric: true },
      { label: 'Coupon', numeric: true },
      { label: linked ? 'Real yield' : 'Redemption yield', numeric: true },
    ],
    rows: curve.map(gilt => ({
      key: String(gilt.id),
      cells: [
        gilt.id === security.id
          ? textValue(`${gilt.name} (this page)`)
          : { kind: 'text', text: gilt.name, href: researchPath(getMarketCode(gilt.marketCode)) },
        dateValue(gilt.maturesOn),
        { kind: 'ratio', value: yearsTo(gilt.maturesOn, day), digits: 1 },
        textValue(formatCoupon(gilt.coupon)),
        percentValue(linked ? gilt.realYield : gilt.redemptionYield),
      ],
    })),
  })
}

function yearsTo(maturesOn: IsoDate, day: IsoDate): number {
  return daysBetween(day, maturesOn) / 365.25
}
