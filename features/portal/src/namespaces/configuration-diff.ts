import type { DiffLine } from '@bellwether/contract'
import { diffLines } from 'diff'

/** Lines of what stays that are shown before and after a change. */
const around = 3

/** A stored configuration as it is edited: two spaces, keys as they were written. */
export function toEditable(body: string): string {
  return `${JSON.stringify(JSON.parse(body), null, 2)}\n`
}

/** What changed between two texts, line by line; a long stretch without change is one line that says how long. */
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
  const head = isFirst ? 0 : around
  const tail = isLast ? 0 : around
  const skipped = lines.length - head - tail
  if (skipped < 2) return lines.map(same)
  return [
    ...lines.slice(0, head).map(same),
    { kind: 'skipped', text: `${skipped} lines the same` },
    ...lines.slice(lines.length - tail).map(same),
  ]
}
