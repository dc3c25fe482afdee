import { groupThousands } from './format-number.ts'

/** What somebody typed into a field for a number: a plain decimal such as `-10000.50`, or why it is none. */
export type TypedNumber =
  | { readonly decimal: string }
  | { readonly problem: 'EMPTY' | 'NOT_A_NUMBER' }
  /** Written as in another country; `meant` is how it is written here. */
  | { readonly problem: 'OTHER_NOTATION'; readonly meant: string }

const ours = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/
// Groups set apart by points, spaces or apostrophes, a comma before the decimals; also a lone decimal comma.
const others = /^(-?)(\d{1,3}(?:([. '’])\d{3})(?:\3\d{3})*|\d+)(?:,(\d{1,2}))?$/

/** Takes a leading £, a trailing % and commas between thousands as read; refuses exponents, words and guesses. */
export function parseTypedNumber(given: string): TypedNumber {
  const text = given
    .trim()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('−', '-')
    .replace(/^(-?)\s*£\s*/, '$1')
    .replace(/%$/, '')
    .trimEnd()
  if (text === '') return { problem: 'EMPTY' }
  const read = ours.exec(text)
  // 10.000 is ten here and ten thousand elsewhere: three decimals are never needed, so it is asked about.
  if (read && read[3]?.length !== 3) {
    const [, sign = '', whole = '', part] = read
    return { decimal: sign + whole.replaceAll(',', '') + (part === undefined ? '' : `.${part}`) }
  }
  const foreign = others.exec(text)
  if (!foreign) return { problem: 'NOT_A_NUMBER' }
  const [, sign = '', whole = '', , part] = foreign
  const meant = sign + groupThousands(whole.replaceAll(/\D/g, '')) + (part === undefined ? '' : `.${part}`)
  return { problem: 'OTHER_NOTATION', meant }
}
