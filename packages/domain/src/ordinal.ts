const plurals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `22nd`, `113th`. */
export function ordinal(position: number): string {
  return `${position}${suffixes[plurals.select(position)] ?? 'th'}`
}
