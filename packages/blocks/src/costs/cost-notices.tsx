import type { CostResultView } from '@bellwether/contract'
import { Notice } from '@bellwether/design'
import { costItemLabels } from '@bellwether/domain'
import { type Locale, useLocale } from '@bellwether/locale'

const firstYearNotice =
  '{account}: {paid} in the first year is above the allowance of {limit} per tax year ({allowance}, {start} to {end}). Costs are calculated as if the excess were a transfer.'
const laterYearsNotice =
  '{account}: {paid} in each later year is above the allowance of {limit} per tax year ({allowance}, {start} to {end}). Costs are calculated as if the excess were a transfer.'

/** Warnings shown above the figures. */
export function CostNotices({ view }: { readonly view: CostResultView }) {
  const locale = useLocale()
  const notices = [...productNotices(view, locale), ...depletedNotices(view, locale), ...allowanceNotices(view, locale)]
  return notices.map(text => <Notice key={text}>{text}</Notice>)
}

function productNotices({ product }: CostResultView, { t, sent }: Locale): string[] {
  if (product.state === 'not-supplied')
    return [
      t(
        'Product costs not supplied by {manufacturer}: treat as unknown, not zero. Only platform costs, taxes and levies are included.',
        { manufacturer: sent(product.manufacturer) },
      ),
    ]
  if (product.state !== 'supplied' || product.unknown.length === 0) return []
  const names = product.unknown.map(item => sent(costItemLabels[item].toLowerCase())).join(', ')
  return [
    t('Not supplied by {manufacturer}: {names}. Treat as unknown, not zero: they are not in the totals.', {
      manufacturer: sent(product.manufacturer),
      names,
    }),
  ]
}

function depletedNotices({ costs: { exhaustedInYear } }: CostResultView, { t }: Locale): string[] {
  if (exhaustedInYear === null) return []
  return [t('Charges use up the whole investment in year {n}.', { n: exhaustedInYear })]
}

function allowanceNotices({ warnings, accountLabel }: CostResultView, locale: Locale): string[] {
  const { t, sent, formatDate, formatMoneyWhole } = locale
  return warnings.map(({ allowance, paidIn, when }) => {
    const values = {
      account: sent(accountLabel),
      paid: formatMoneyWhole(paidIn),
      limit: formatMoneyWhole(allowance.amount),
      allowance: sent(allowance.label),
      start: formatDate(allowance.validFrom),
      end: formatDate(allowance.validTo),
    }
    return when === 'first-year' ? t(firstYearNotice, values) : t(laterYearsNotice, values)
  })
}
