import type { WidgetDescription } from './widget-description.ts'

type Variable = WidgetDescription['variables'][number]

export const rise: Variable = { name: '--bw-up', words: 'Text of a price rise.' }
export const fall: Variable = { name: '--bw-down', words: 'Text of a price fall.' }
export const riseWash: Variable = { name: '--bw-up-wash', words: 'Background of a price rise.' }
export const fallWash: Variable = { name: '--bw-down-wash', words: 'Background of a price fall.' }
export const onAccent: Variable = { name: '--bw-on-accent', words: 'Text on the accent colour.' }

export function accentWash(words: string): Variable {
  return { name: '--bw-accent-wash', words }
}

/** The chart colours that a widget uses, in order. */
export function series(from: number, to: number, what: string): readonly Variable[] {
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    name: `--bw-series-${from + at}` as const,
    words: `${what} ${at + 1}.`,
  }))
}
