import {
  formatChange,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceNumber,
  formatRatio,
  formatTime,
} from '@bellwether/domain'
import { fill, fillParts } from './fill.ts'
import type { Locale } from './locale.ts'

/** The source: its texts are in the components, and what the API sends is in it already. */
export const enGb: Locale = {
  tag: 'en-GB',
  dir: 'ltr',
  t: (text, values, one) => (values ? fill(one && values.n === 1 ? one : text, values) : text),
  parts: fillParts,
  sent: text => text,
  formatChange,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyShort,
  formatMoneyWhole: sum => formatMoney({ ...sum, amount: Math.round(sum.amount / 100) * 100 }).replace(/\.00$/, ''),
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceNumber,
  formatRatio,
  formatTime,
  formatMinute: (instant, zone) => formatDateTime(instant, zone).replace(/:\d\d GMT|:\d\d BST/, ''),
}
