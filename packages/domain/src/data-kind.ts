/** Kinds of data that come from sources of their own, in the order in which pages name them. */
export const dataKinds = [
  'prices',
  'dividends',
  'accounts',
  'holdings',
  'costs',
  'risk',
  'target market',
  'director deals',
  'documents',
  'company details',
  'fund details',
  'name and codes',
] as const

export type DataKind = (typeof dataKinds)[number]

/** Of each kind who gave it, and the day of what was given last, as it is written. */
export type SourcesByKind = Readonly<Partial<Record<DataKind, readonly (readonly [name: string, day: string])[]>>>
