import { posix } from 'node:path'
import { type DeclarationFile, parseDeclarationFile } from './declaration-file.ts'

export interface Surface {
  /** Every exported name; with its package if that is another one. */
  readonly exports: readonly string[]
  /** What the exported names are, and what those mention, in the order of their names. */
  readonly declarations: readonly string[]
}

/** What a package shows through one of its entry points. `read` gives the .d.ts of a source file by its path. */
export function findSurface(entry: string, read: (path: string) => string): Surface {
  const files = new Map<string, DeclarationFile>()
  const get = (path: string): DeclarationFile => {
    const file = files.get(path) ?? parseDeclarationFile(read(path))
    files.set(path, file)
    return file
  }
  const exports = findExports(entry, get)
  const declarations = new Map<string, readonly string[]>()
  const waiting = [...exports].flatMap(([, { path, name }]) => (path === null ? [] : [{ path, name }]))
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { path, name } = place
    const key = `${name} ${path}`
    if (declarations.has(key)) continue
    const file = get(path)
    const texts = file.statements.filter(statement => statement.name === name).map(({ text }) => text)
    declarations.set(key, texts)
    for (const mentioned of findIdentifiers(texts)) {
      const origin = file.imports.get(mentioned)
      if (origin === undefined) {
        if (file.statements.some(statement => statement.name === mentioned)) waiting.push({ path, name: mentioned })
      } else if (isRelative(origin.from)) {
        const found = findExports(resolve(path, origin.from), get).get(origin.name)
        if (found && found.path !== null) waiting.push({ path: found.path, name: found.name })
      }
    }
  }
  return {
    exports: [...exports].map(([name, { from }]) => (from === null ? name : `${name} (${from})`)).toSorted(),
    declarations: [...declarations].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, texts]) => texts),
  }
}

interface Place {
  /** Null for what another package declares. */
  readonly path: string | null
  readonly name: string
  readonly from: string | null
}

function findExports(path: string, get: (path: string) => DeclarationFile): Map<string, Place> {
  const { exports, exportedModules, imports } = get(path)
  const found = new Map<string, Place>()
  for (const module of exportedModules) {
    if (isRelative(module)) for (const [name, place] of findExports(resolve(path, module), get)) found.set(name, place)
    else found.set('*', { path: null, name: '*', from: module })
  }
  for (const [name, given] of exports) {
    const origin = given ?? imports.get(name) ?? null
    if (origin === null) found.set(name, { path, name, from: null })
    else if (!isRelative(origin.from)) found.set(name, { path: null, name, from: origin.from })
    else {
      const place = findExports(resolve(path, origin.from), get).get(origin.name)
      if (place !== undefined) found.set(name, place)
    }
  }
  return found
}

function findIdentifiers(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(text => text.match(/[A-Za-z_$][\w$]*/g) ?? []))
}

const isRelative = (module: string) => module.startsWith('.')
const resolve = (path: string, module: string) => posix.join(posix.dirname(path), module)
