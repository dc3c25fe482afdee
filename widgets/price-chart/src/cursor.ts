/** About a month of trading days. */
const leap = 21

/** Where a key takes the cursor along `count` points; null for a key that does not move it. From nowhere it enters at the end. */
export function moveCursor(key: string, cursor: number | null, count: number): number | null {
  const last = count - 1
  const from = cursor ?? last
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return cursor === null ? last : Math.max(0, from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1)
    case 'PageDown':
      return Math.max(0, from - leap)
    case 'PageUp':
      return Math.min(last, from + leap)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
