import { editDistance } from './edit-distance.ts'

/** The known name a mistyped one most likely meant; null if more than a third of its letters differ. */
export function findNearest(name: string, known: readonly string[]): string | null {
  let nearest: string | null = null
  let smallest = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < smallest && distance <= Math.ceil(candidate.length / 3)) {
      smallest = distance
      nearest = candidate
    }
  }
  return nearest
}
