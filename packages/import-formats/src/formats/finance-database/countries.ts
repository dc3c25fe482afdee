const names = new Intl.DisplayNames('en', { type: 'region' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** ISO 3166 codes by English name, from the tables of the runtime; other spellings of the source beside them. */
const codes = new Map<string, string>([
  ['czech republic', 'CZ'],
  ['hong kong', 'HK'],
  ['macau', 'MO'],
  ['turkey', 'TR'],
  ['ivory coast', 'CI'],
  ['myanmar', 'MM'],
])
for (const code of letters.flatMap(first => letters.map(second => first + second))) {
  const name = names.of(code)
  if (name !== undefined && name !== code && !codes.has(name.toLowerCase())) codes.set(name.toLowerCase(), code)
}

export function findCountry(name: string): string | null {
  return codes.get(name.toLowerCase()) ?? null
}
