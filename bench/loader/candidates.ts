import { createBearer, createHinted, createOneTag } from './pages/bellwether.ts'
import { createHandWritten } from './pages/hand-written.ts'
import type { Candidate, Surroundings } from './pages/host-page.ts'

/** The first is what the others are compared with. */
export function createCandidates(surroundings: Surroundings): Candidate[] {
  return [createHandWritten, createHinted, createOneTag, createBearer].map(create => create(surroundings))
}
