import { createBearer, createBoot, createHinted, createPlain, createPlainBearer } from './pages/bellwether.ts'
import { createHandWritten } from './pages/hand-written.ts'
import type { Candidate, Surroundings } from './pages/host-page.ts'

/** The first is what the others are compared with. */
export function createCandidates(surroundings: Surroundings): Candidate[] {
  return [createHandWritten, createHinted, createBoot, createBearer, createPlain, createPlainBearer].map(create =>
    create(surroundings),
  )
}
