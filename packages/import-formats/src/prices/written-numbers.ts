import { withPoint } from '../reading/decimal-comma.ts'

const withThousands = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/
const withThousandsAndComma = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/
const nothing = /^(?:-+|n\/?a|#n\/a|nan|null)$/i

/**
 * IM-PRICE-10: a cell as a number with a point and no other sign. `1,234.50` and `1.234,50` can only be one number; `10,50`
 * is one where no commas stand between the columns; `N/A` is none.
 */
export function createNumberCell(delimiter: string): (text: string | undefined) => string | undefined {
  const alone = delimiter === ',' ? (text: string) => text : withPoint
  return text => {
    // Of millions of cells nearly all are plain.
    if (text === undefined || (isDigit(text.charCodeAt(0)) && !text.includes(','))) return text
    const given = text.trim()
    if (nothing.test(given)) return ''
    if (withThousands.test(given)) return given.replaceAll(',', '')
    if (withThousandsAndComma.test(given)) return given.replaceAll('.', '').replace(',', '.')
    return alone(given)
  }
}

const isDigit = (code: number) => code >= 48 && code <= 57
