import type { FigureChoices, StatementChoices } from '@bellwether/contract'

const units = { 3: 'k', 6: 'm', 9: 'bn' } as const

/** The address of a page of figures with these choices; defaults are left out. */
export function figuresAddress(
  path: string,
  choices: FigureChoices & Partial<StatementChoices>,
  anchor: 'statement' | 'row',
): string {
  const { period = 'annual', show = 'reported', years = 5, basis = 'reported', currency, power, row } = choices
  const query = new URLSearchParams()
  if (period !== 'annual') query.set('period', period)
  if (show !== 'reported') query.set('show', show)
  if (years !== 5) query.set('years', String(years))
  if (basis !== 'reported') query.set('basis', basis)
  if (currency !== 'reported') query.set('currency', currency)
  if (power !== null) query.set('units', units[power])
  if (row !== null) query.set('row', row)
  return query.size > 0 ? `${path}?${query}#${anchor}` : `${path}#${anchor}`
}
