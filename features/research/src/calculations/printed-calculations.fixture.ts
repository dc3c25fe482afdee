/** A number as it is printed, in major units or as a fraction, and by how much rounding may have changed it. */
export interface PrintedNumber {
  readonly value: number
  readonly half: number
}

export interface PrintedCalculation {
  readonly id: string
  readonly label: string
  readonly formula: string
  readonly result: string
  readonly inputs: readonly { readonly label: string; readonly text: string; readonly href: string | null }[]
}

const steps: Readonly<Record<string, number>> = { tn: 1e12, bn: 1e9, m: 1e6, k: 1e3, p: 0.01, '%': 0.01 }

/** Null for other text, such as a date. */
export function readPrinted(text: string): PrintedNumber | null {
  const found = /^([+−-]?)[£$€]?(\d[\d,]*)(?:\.(\d+))?\s?(tn|bn|m|k|p|%|×|x|th|st|nd|rd)?$/.exec(text.trim())
  if (!found) return null
  const [, sign, whole = '', decimals = '', unit = ''] = found
  const step = steps[unit] ?? 1
  const size = Number(`${whole.replaceAll(',', '')}.${decimals || '0'}`)
  return { value: (sign === '' || sign === '+' ? size : -size) * step, half: (step * 10 ** -decimals.length) / 2 }
}

/** Every explanation in the HTML of a page. */
export function printedCalculations(html: string): readonly PrintedCalculation[] {
  return [
    ...html
      .replaceAll('<!-- -->', '')
      .matchAll(
        /<div class="[^"]*"(?: id="(how-[^"]+)")?><p><b>(.*?)<\/b> = (.*?) = <b>(.*?)<\/b><\/p><ul>(.*?)<\/ul>/gs,
      ),
  ].map(([, id = '', label = '', formula = '', result = '', list = '']) => ({
    id,
    label: textOf(label),
    formula: textOf(formula),
    result: textOf(result),
    inputs: [...list.matchAll(/<li>(.*?): <b>(.*?)<\/b>(.*?)<\/li>/gs)].map(
      ([, term = '', value = '', origin = '']) => ({
        label: textOf(term),
        text: textOf(value),
        href: /<a href="([^"]+)"/.exec(origin)?.[1]?.replaceAll('&amp;', '&') ?? null,
      }),
    ),
  }))
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
}
