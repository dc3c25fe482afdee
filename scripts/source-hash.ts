import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

const notSources = new Set(['node_modules', 'dist', '.cache'])

/** A hash over the names and contents of the given files and folders, tests left out. */
export function hashSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(path => listSources(root, path)).sort()) {
    hash.update(`${path.split(sep).join('/')}\0`)
    hash.update(readFileSync(join(root, path)))
    hash.update('\0')
  }
  return hash.digest('hex')
}

function listSources(root: string, path: string): string[] {
  const entry = statSync(join(root, path), { throwIfNoEntry: false })
  if (entry === undefined) return []
  if (entry.isFile()) return /\.test\.tsx?$|README\.md$/.test(path) ? [] : [path]
  const names = readdirSync(join(root, path)).filter(name => !notSources.has(name))
  return names.flatMap(name => listSources(root, join(path, name)))
}
