import { join } from 'node:path'
import type { Breach } from '../known-breaches.ts'
import { findRepositoryFiles, readRepositoryFile, repositoryRoot } from '../repository-files.ts'
import { findRetiredWords } from './find-retired-words.ts'

export const knownBreachesPath = join(repositoryRoot, 'scripts/vocabulary/known-breaches.json')

const texts =
  /^(?!specs\/|fixtures\/|docs\/api\/|scripts\/vocabulary|bench\/[^/]+\/peers\/).*\.(?:ts|tsx|mjs|js|css|md|html)$/

export function findBreaches(): Breach[] {
  return findRepositoryFiles(texts).flatMap(file => findRetiredWords(file, readRepositoryFile(file)))
}
