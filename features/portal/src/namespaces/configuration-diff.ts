import type { DiffLine } from '@bellwether/contract'
import { diffLines } from 'diff'

/** Context lines before and after a change. */
const contextLines = 3

/** A stored configuration formatted for editing. */
export function toEditable(body: string): string {
  return `${JSON.stringify(JSON.parse(body), null, 2)}\n`
}

/** A line diff; long unchanged stretches become one line with their length. */
export function toDiffLines(before: string, after: string): readonly DiffLine[] {
  const parts = diffLines(before, after)
  return parts.flatMap(({ value, added, removed }, index) => {
    const lines = value.replace(/\n$/, '').split('\n')
    if (added || removed) return lines.map(text => ({ kind: added ? ('added' as const) : ('removed' as const), text }))
    return shorten(lines, { isFirst: index === 0, isLast: index === parts.length - 1 })
  })
}

function shorten(
  lines: readonly string[],
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): DiffLine[] {
  const same = (text: string): DiffLine => ({ kind: 'same', text })
  const head = isFirst ? 0 : contextLines
  const tail = isLast ? 0 : contextLines
  const skipped = lines.length - head - tail
  if (skipped < 2) return lines.map(same)
  return [
    ...lines.slice(0, head).map(same),
    { kind: 'skipped', text: `${skipped} unchanged lines` },
    ...lines.slice(lines.length - tail).map(same),
  ]
}
