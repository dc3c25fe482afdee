const fractions: Readonly<Record<string, string>> = {
  '1/8': '125',
  '1/4': '25',
  '3/8': '375',
  '1/2': '5',
  '5/8': '625',
  '3/4': '75',
  '7/8': '875',
}

const signs: Readonly<Record<string, string>> = {
  '⅛': '1/8',
  '¼': '1/4',
  '⅜': '3/8',
  '½': '1/2',
  '⅝': '5/8',
  '¾': '3/4',
  '⅞': '7/8',
}

/**
 * A gilt's name with its coupon written the other way, so that `treasury 4.25` finds 4 1/4% Treasury Gilt 2034 and
 * `treasury 4 1/4` finds Treasury 4.25% 2034; and with the word gilt, where the name lacks it.
 */
export function otherGiltNames(name: string): readonly string[] {
  const plain = name.replace(/[⅛¼⅜½⅝¾⅞]/g, sign => ` ${signs[sign]}`)
  const decimal = plain.replace(/(?<![\d.])(\d{1,2})\s+([1357]\/[248])(?!\d)/, (_, whole, part) =>
    fractions[part] === undefined ? `${whole} ${part}` : `${whole}.${fractions[part]}`,
  )
  const fraction = plain.replace(/(?<![\d.])(\d{1,2})\.(\d{1,6})(?!\d)/, (text, whole: string, digits: string) => {
    const part = Object.entries(fractions).find(([, decimals]) => decimals === digits.replace(/0{1,6}$/, ''))?.[0]
    return part === undefined ? text : `${whole} ${part}`
  })
  const spellings = [...new Set([decimal, fraction, plain])]
  const called = spellings.map(spelling => (/\bgilt\b/i.test(spelling) ? spelling : `${spelling} Gilt`))
  return called.filter(spelling => spelling !== name)
}
