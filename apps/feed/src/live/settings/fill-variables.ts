import type { MarketDataProblem } from '../../errors.ts'

const variable = /\$\{([A-Z][A-Z0-9_]*)\}/g

/** The value with every `${NAME}` in its texts replaced; a problem for each variable that is not set. */
export function fillVariables(
  given: unknown,
  path: string,
  variables: Readonly<Record<string, string | undefined>>,
): { readonly value: unknown; readonly problems: readonly MarketDataProblem[] } {
  const problems: MarketDataProblem[] = []

  function fill(value: unknown, at: string): unknown {
    if (typeof value === 'string') {
      return value.replace(variable, (_whole, name: string) => {
        const text = variables[name]
        if (text === undefined || text === '')
          problems.push({ path: at, problem: `needs the variable ${name}, which is not set` })
        return text ?? ''
      })
    }
    if (Array.isArray(value)) return value.map((item, i) => fill(item, `${at}/${i}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, `${at}/${name}`)]))
  }

  return { value: fill(given, path), problems }
}
