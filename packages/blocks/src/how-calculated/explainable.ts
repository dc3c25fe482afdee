import type { Figure } from '@bellwether/contract'

/** What an explanation needs of a figure. */
export type Explainable = Pick<Figure, 'key' | 'label' | 'value' | 'calculation'>

/** The fragment of an explanation's address. */
export function explanationId(scope: string, key: string): string {
  return `how-${scope}-${key}`
}
