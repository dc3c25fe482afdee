/** Follows a total that only grows. `at` is called with ascending times and says when the total was last seen to have risen; null: never. */
export function followTotal(read: () => number): { at(now: number): number | null } {
  let known = read()
  let roseAt: number | null = null
  return {
    at(now) {
      const total = read()
      if (total > known) roseAt = now
      known = total
      return roseAt
    },
  }
}
