import type { BlockState, FigureTableView } from '@bellwether/contract'
import { facts } from '@bellwether/db'
import { daysBetween, formatCoupon, getMarketCode, type IsoDate, researchPath } from '@bellwether/domain'
import { dateValue, empty, percentValue, ready, textValue } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'

type CurveGilt = Awaited<ReturnType<typeof facts.giltCurve>>[number]

/** So many on either side. */
const neighbours = 4

/** Yields of gilts with slightly shorter and longer maturities: its part of the yield curve. */
export async function giltCurveView(
  { db }: ResearchContext,
  { security, day }: Subject,
  kind: facts.GiltFacts['kind'],
): Promise<BlockState<FigureTableView>> {
  const curve = stretchAround(await facts.giltCurve(db, kind), security.id)
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

/** The gilt itself and its neighbours; empty where it is not among them. */
export function stretchAround<G extends Pick<CurveGilt, 'id'>>(gilts: readonly G[], id: number): readonly G[] {
  const at = gilts.findIndex(gilt => gilt.id === id)
  return at < 0 ? [] : gilts.slice(Math.max(0, at - neighbours), at + neighbours + 1)
}

function yearsTo(maturesOn: IsoDate, day: IsoDate): number {
  return daysBetween(day, maturesOn) / 365.25
}
