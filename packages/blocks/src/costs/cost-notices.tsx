import type { CostResultView } from '@bellwether/contract'
import { Notice } from '@bellwether/design'
import { costItemLabels, formatDate } from '@bellwether/domain'
import { wholePounds } from './cost-words.ts'

/** What must be known before the figures are believed. */
export function CostNotices({ view }: { readonly view: CostResultView }) {
  const notices = [...productNotices(view), ...spentNotices(view), ...allowanceNotices(view)]
  return notices.map(text => <Notice key={text}>{text}</Notice>)
}

function productNotices({ product }: CostResultView): string[] {
  if (product.state === 'not-supplied')
    return [
      `Product costs not supplied by ${product.manufacturer}; treat as unknown, not zero. Only platform costs, taxes and levies are reckoned here.`,
    ]
  if (product.state !== 'supplied' || product.unknown.length === 0) return []
  const names = product.unknown.map(item => costItemLabels[item].toLowerCase()).join(', ')
  return [`Not supplied by ${product.manufacturer}: ${names}. Treat as unknown, not zero; they are not in the sums.`]
}

function spentNotices({ costs: { spentInYear } }: CostResultView): string[] {
  return spentInYear === null ? [] : [`In year ${spentInYear} the charges have used up everything that was paid in.`]
}

function allowanceNotices({ warnings, accountLabel }: CostResultView): string[] {
  return warnings.map(({ allowance, paidIn, when }) => {
    const limit = `${wholePounds(allowance.amount)} a tax year (${allowance.label}, ${formatDate(allowance.validFrom)} to ${formatDate(allowance.validTo)})`
    const time = when === 'first-year' ? 'in the first year' : 'in each later year'
    return `${accountLabel}: ${wholePounds(paidIn)} ${time} is more than may be paid in, ${limit}. The costs are reckoned all the same, as if part of it were a transfer.`
  })
}
