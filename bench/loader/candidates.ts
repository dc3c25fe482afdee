import {
  createBearer,
  createBoot,
  createHinted,
  createLatest,
  createPlain,
  createPlainBearer,
} from './pages/bellwether.ts'
import { createHandWritten } from './pages/hand-written.ts'
import type { Candidate, Surroundings } from './pages/host-page.ts'
import { createFederation, createSingleSpa, createStencil, createSystem } from './pages/peers.ts'

const ours = [createHandWritten, createHinted, createBoot, createLatest, createBearer, createPlain, createPlainBearer]
const peers = [createStencil, createSystem, createSingleSpa, createFederation]

/** The first is what the others are compared with. `built` is what the peers need. */
export function createCandidates(surroundings: Surroundings, built: ReadonlyMap<string, string>): Candidate[] {
  return [...ours.map(create => create(surroundings)), ...peers.map(create => create(surroundings, built))]
}
