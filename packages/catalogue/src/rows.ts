/** Of a widget at its usual width, on a phone, and on a small phone. */
export type ByWidth = readonly [wide: number, narrow: number, narrowest: number]

/** Lines of a skeleton; where narrower widths are left out, they have as many as the next wider one. */
export type SkeletonRows = number | readonly [wide: number, narrow: number] | ByWidth

/** The settings that the height of a widget can depend on. */
export interface RowSettings {
  readonly limit: number
  readonly marketCodes: readonly string[]
  readonly live: boolean
  readonly compact: boolean
}

export const standardRowSettings: RowSettings = { limit: 0, marketCodes: [], live: false, compact: false }

export function toByWidth(rows: SkeletonRows): ByWidth {
  const [wide, narrow = wide, narrowest = narrow] = typeof rows === 'number' ? [rows] : rows
  return [wide, narrow, narrowest]
}
