/**
 * Calculates a formula in words from the values of its terms: "(Current assets − inventories) ÷ current liabilities". Terms are found
 * whatever their case, longer ones first. Throws where a word is left that is no term.
 */
export function evaluateFormula(formula: string, terms: ReadonlyMap<string, number>): number {
  const [sum = ''] = formula.split(';')
  let text = sum
    .replaceAll(/ at the period end/gi, '')
    .replaceAll(/to the power of/gi, '^')
    .toLowerCase()
  const values: number[] = []
  for (const [label, value] of [...terms].toSorted(([a], [b]) => b.length - a.length)) {
    text = text.replaceAll(label.toLowerCase(), `#${values.length}#`)
    values.push(value)
  }
  const tokens = text.match(/#\d+#|[\d.]+|[-−+×÷^√()]|[^\s]+/g) ?? []
  const [value, rest] = parseSum(tokens, values)
  if (rest.length > 0) throw new Error(`Not understood in "${formula}": ${rest.join(' ')}`)
  return value
}

type Tokens = readonly string[]
type Parsed = readonly [value: number, rest: Tokens]
type Parse = (tokens: Tokens, values: readonly number[]) => Parsed

const operations: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
  '^': (a, b) => a ** b,
}

/** Operands joined by operators of one rank, from left to right. */
function parseChain(operators: string, operand: Parse): Parse {
  return (tokens, values) => {
    let [value, rest] = operand(tokens, values)
    while (rest[0] && operators.includes(rest[0])) {
      const [right, after] = operand(rest.slice(1), values)
      value = operations[rest[0]]?.(value, right) ?? Number.NaN
      rest = after
    }
    return [value, rest]
  }
}

const parseOperand: Parse = (tokens, values) => {
  const [first, ...rest] = tokens
  if (first === '(') {
    const [value, after] = parseSum(rest, values)
    if (after[0] !== ')') throw new Error('A bracket is not closed')
    return [value, after.slice(1)]
  }
  if (first === '√') {
    const [value, after] = parseOperand(rest, values)
    return [Math.sqrt(value), after]
  }
  const value = first?.startsWith('#') ? values[Number(first.slice(1, -1))] : Number(first)
  if (value === undefined || Number.isNaN(value)) throw new Error(`No value for "${first}"`)
  return [value, rest]
}
const parsePower = parseChain('^', parseOperand)
const parseProduct = parseChain('×÷', parsePower)
const parseSum: Parse = parseChain('+−', parseProduct)
