import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isDictionary } from '@bellwether/loader/rules'
import { readOr } from './cdn-source.ts'
import type { Surroundings } from './surroundings.ts'

/** A file of JSON; `-` is what comes by standard input. `$schema` is for editors and no part of it. */
export async function readJson(name: string, { folder, readInput }: Surroundings): Promise<unknown> {
  const source = name === '-' ? 'Standard input' : name
  const parsed: unknown = await readOr(source, async () =>
    JSON.parse(name === '-' ? await readInput() : await readFile(resolve(folder, name), 'utf8')),
  )
  if (!isDictionary(parsed)) return parsed
  const { $schema: _, ...rest } = parsed
  return rest
}
