import { dirname, join } from 'node:path/posix'
import { findRepositoryFiles, readRepositoryFile } from '../repository-files.ts'

export interface Import {
  readonly file: string
  /** As written. */
  readonly specifier: string
  /** The file it leads to; null for what npm installs. */
  readonly target: string | null
  /** Erased before the code runs. */
  readonly typeOnly: boolean
  /** By `import()`: loaded when the code gets there. */
  readonly onUse: boolean
}

const sourceFile = /^(?:packages|features|apps|widgets)\/[^/]+\/src\/.*\.tsx?$/
const notShipped = /\.(?:test|fixture)\.tsx?$/
const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[\w*{][^'"]*?\sfrom\s+)?'([^']+)'/g
const dynamic = /\bimport\('([^']+)'\)/g

export const sourceFiles = findRepositoryFiles(sourceFile).filter(file => !notShipped.test(file))

/** `packages/web` of `packages/web/src/view/figure.ts`. */
export function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

export function importsOf(file: string): readonly Import[] {
  const text = readRepositoryFile(file)
  const found = [
    ...[...text.matchAll(statement)].map(([, type, specifier = '']) => ({
      specifier,
      typeOnly: type !== undefined,
      onUse: false,
    })),
    ...[...text.matchAll(dynamic)].map(([, specifier = '']) => ({ specifier, typeOnly: false, onUse: true })),
  ]
  return found.map(one => ({ ...one, file, target: resolve(file, one.specifier) }))
}

const entries = new Map(
  findRepositoryFiles(/^(?:packages|features|apps|widgets)\/[^/]+\/package\.json$/).flatMap(manifest => {
    const folder = dirname(manifest)
    const { name, exports = {} } = JSON.parse(readRepositoryFile(manifest)) as {
      readonly name: string
      readonly exports?: Readonly<Record<string, string>>
    }
    return Object.entries(exports).map(([entry, path]) => [join(name, entry), join(folder, path)] as const)
  }),
)

function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const exact = entries.get(specifier)
  if (exact !== undefined) return exact
  const pattern = [...entries.keys()].find(entry => entry.endsWith('*') && specifier.startsWith(entry.slice(0, -1)))
  if (pattern === undefined) return null
  return entries.get(pattern)?.replace('*', specifier.slice(pattern.length - 1)) ?? null
}
