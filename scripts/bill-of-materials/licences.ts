import type { Bill, Component } from './bill.ts'

/** Permissive, and fit for a product that is given away as Apache-2.0. OFL-1.1 is for fonts, which stay files of their own. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
])

export interface LicenceList {
  /** Packages by licence, both in alphabetical order. */
  readonly packages: ReadonlyMap<string, readonly string[]>
  readonly refused: readonly { readonly package: string; readonly licence: string }[]
}

export function listLicences({ components }: Bill): LicenceList {
  const packages = new Map<string, string[]>()
  for (const component of components.toSorted((a, b) => a['bom-ref'].localeCompare(b['bom-ref']))) {
    const licence = licenceOf(component)
    packages.set(licence, [...(packages.get(licence) ?? []), component['bom-ref']])
  }
  const sorted = [...packages].sort(([a], [b]) => a.localeCompare(b))
  const refused = sorted
    .filter(([licence]) => !isAccepted(licence))
    .flatMap(([licence, names]) => names.map(name => ({ package: name, licence })))
  return { packages: new Map(sorted), refused }
}

function licenceOf({ licenses = [] }: Component): string {
  const names = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? 'unknown')
  return names.length === 0 ? 'unknown' : names.join(' AND ')
}

/** One of several is enough, all of several must be accepted; anything more involved is looked at by a person. */
function isAccepted(expression: string): boolean {
  const plain = expression.replaceAll(/^\(|\)$/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(part => accepted.has(part.trim()))
  return plain.split(' AND ').every(part => accepted.has(part.trim()))
}
