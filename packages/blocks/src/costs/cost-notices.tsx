import type { CostResultView } from '@bellwether/contract'
import { Notice } from '@bellwether/design'
import { costItemLabels, formatDate } from '@bellwether/domain'
import { wholePounds } from './cost-labels.ts'

/** Warnings shown above the figures. */
export function CostNotices({ view }: { readonly view: CostResultView }) {
  const notices = [...productNotices(view), ...depletedNotices(view), ...allowanceNotices(view)]
  return notices.map(text => <Notice key={text}>{text}</Notice>)
}

function productNotices({ product }: CostResultView): string[] {
  if (product.state === 'not-supplied')
    return [
      `Product costs not supplied by ${product.manufacturer}: treat as unknown, not zero. Only platform costs, taxes and levies are included.`,
    ]
  if (product.state !== 'supplied' || product.unknown.length === 0) return []
  const names = product.unknown.map(item => costItemLabels[item].toLowerCase()).join(', ')
  return [`Not supplied by ${product.manufacturer}: ${names}. Treat as unknown, not zero: they are not in the totals.`]
}

function depletedNotices({ costs: { exhaustedInYear } }: CostResultView): string[] {
  return exhaustedInYear === null ? [] : [`Charges use up the whole investment in year ${exhaustedInYear}.`]
}

function allowanceNotices({ warnings, accountLabel }: CostResultView): string[] {
  return warnings.map(({ allowance, paidIn, when }) => {
    const limit = `${wholePounds(allowance.amount)} per tax year (${allowance.label}, ${formatDate(allowance.validFrom)} to ${formatDate(allowance.validTo)})`
    const time = when === 'first-year' ? 'in the first year' : 'in each later year'
    return `${accountLabel}: ${wholePounds(paidIn)} ${time} is above the allowance of ${limit}. Costs are calculated as if the excess were a transfer.`
  })
}
