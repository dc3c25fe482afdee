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

/** Of each kind who gave it, with the day of what was given last: "SEC, 27 Dec 2025". */
export type SourcesByKind = Readonly<Partial<Record<DataKind, readonly string[]>>>
