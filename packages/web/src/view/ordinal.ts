const plurals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

export function ordinal(place: number): string {
  return `${place}${endings[plurals.select(place)] ?? 'th'}`
}
