import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const repositoryRoot = join(import.meta.dirname, '..')

/** Installed, built or generated: never written by hand. Folders with a leading dot are left out too, except these. */
const generated = new Set(['node_modules', 'dist', 'coverage', 'gallery'])
const dotted = new Set(['.changeset', '.ci', '.github'])

/** Files of the repository whose path from the root matches, in order, with forward slashes. */
export function findRepositoryFiles(path: RegExp): string[] {
  return walk(repositoryRoot)
    .map(file => relative(repositoryRoot, file).split(sep).join('/'))
    .filter(file => path.test(file))
    .sort()
}

export function readRepositoryFile(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8')
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isFile()) return [path]
    const visible =
      entry.isDirectory() && !generated.has(entry.name) && (!entry.name.startsWith('.') || dotted.has(entry.name))
    return visible ? walk(path) : []
  })
}
