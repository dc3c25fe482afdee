import { date } from '../page/printed.ts'

const suffixes: Readonly<Record<string, number>> = { tn: 1e12, bn: 1e9, m: 1e6 }
/** Files hold fractions, whole pounds or pence where pages print per cent, thousands or millions. */
const scales = { percent: [100, 1], plain: [1, 1e-3, 1e-6, 100] } as const

/** Whether a page that rounds the number of a file may print this text; a text is itself. */
export function isPrintedAs(field: string, text: string): boolean {
  if (field === text || (/^\d{4}-\d{2}-\d{2}/.test(field) && date(field.slice(0, 10)) === text)) return true
  const [, open = '', digits = '', suffix = '', percent] =
    /([−(]?)[£$€¥]?([\d,]+(?:\.\d+)?)(tn|bn|m)?(%)?/.exec(text.replace(/^<.*/, '0.00%')) ?? []
  const number = Number(field)
  if (digits === '' || field === '' || !Number.isFinite(number)) return false
  const size = Number(digits.replaceAll(',', '')) * (suffixes[suffix] ?? 1)
  const shown = open === '' ? size : -size
  const step = (suffixes[suffix] ?? 1) * 10 ** -(digits.split('.')[1]?.length ?? 0)
  const tolerance = (step / 2) * (1 + 1e-6)
  return (percent ? scales.percent : scales.plain).some(scale => Math.abs(number * scale - shown) <= tolerance)
}
