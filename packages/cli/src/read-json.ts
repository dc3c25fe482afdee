import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readOr } from './cdn-source.ts'
import type { Surroundings } from './surroundings.ts'

/** A file of JSON; `-` is what comes by standard input. */
export async function readJson(name: string, { folder, readInput }: Surroundings): Promise<unknown> {
  const source = name === '-' ? 'Standard input' : name
  return readOr(source, async () =>
    JSON.parse(name === '-' ? await readInput() : await readFile(resolve(folder, name), 'utf8')),
  )
}
