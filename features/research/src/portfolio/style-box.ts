import { type StyleBoxView, styleBands } from '@bellwether/contract'
import type { Breakdowns } from './breakdowns.ts'

const sizeOf: Readonly<Record<string, StyleBoxView['size']>> = {
  Giant: 'Large',
  Large: 'Large',
  Mid: 'Mid',
  Small: 'Small',
  Micro: 'Small',
}

/** The size and the style with the largest share; null for a portfolio without shares. */
export function findStyleBox({ marketCaps, styles }: Breakdowns): StyleBoxView | null {
  const sizes = new Map<StyleBoxView['size'], number>()
  for (const { name, weighting } of marketCaps?.rows ?? []) {
    const size = sizeOf[name]
    if (size) sizes.set(size, (sizes.get(size) ?? 0) + weighting)
  }
  const size = [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0]
  const largest = styles?.rows.toSorted((a, b) => b.weighting - a.weighting)[0]?.name
  const style = styleBands.find(band => band === largest)
  return size && style ? { size, style } : null
}
