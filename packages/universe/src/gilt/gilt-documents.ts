import { formatCoupon, formatDate, formatMoneyShort, money } from '@bellwether/domain'
import type { RowCollector } from '../batch.ts'
import { isoOf } from '../calendar.ts'
import { emitDocument } from '../documents/document-rows.ts'
import type { GiltPlan } from '../identity/plan.ts'
import type { Universe } from '../universe.ts'

/** The terms on which a gilt was issued. */
export function emitGiltDocuments(universe: Universe, collector: RowCollector, plan: GiltPlan): void {
  if (!universe.market.depth.documents) return
  const linked = plan.kind === 'INDEX_LINKED'
  emitDocument(universe, collector, { plan }, universe.ids.document(), {
    group: 'PROSPECTUS',
    type: 'Prospectus',
    typeId: 1,
    date: plan.listedOn,
    format: 'PDF',
    content: {
      title: `Prospectus: ${plan.name}`,
      subtitle: `ISIN ${plan.isin}`,
      dated: `Dated ${formatDate(isoOf(plan.listedOn))}`,
      sections: [
        {
          heading: 'Terms of issue',
          paragraphs: [plan.description],
          table: [
            ['Type', linked ? 'Index-linked' : 'Conventional'],
            ['Coupon', `${formatCoupon(plan.coupon)} a year, half-yearly`],
            ['Redemption date', formatDate(isoOf(plan.maturesOn))],
            ['Amount in issue (nominal)', formatMoneyShort(money(plan.amountInIssue, 'GBP'))],
          ],
        },
        {
          heading: 'Payments',
          paragraphs: [
            linked
              ? 'Coupons and redemption are linked to the Retail Prices Index, with a lag of three months.'
              : 'Each £100 nominal is redeemed at £100.',
            'Interest is paid to holders on the register seven business days before each coupon date.',
          ],
        },
      ],
    },
  })
}
