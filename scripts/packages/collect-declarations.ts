import { posix } from 'node:path'

/** After `from`, in `import('x')` and after a bare `import`. */
const specifier = /(\bfrom\s+|\bimport\s*\(\s*|^import\s+)(["'])([^"']+)\2/gm

export interface Repository {
  /** Text of the declarations of a source. */
  readonly readDeclaration: (source: string) => string
  /** Source of an entry of a package of the repository, such as `@bellwether/domain`. */
  readonly findSource: (specifier: string) => string
  /** Whether it stays an import of a package that is installed beside it. */
  readonly isExternal: (specifier: string) => boolean
}

/**
 * The declarations that some sources lead to, by their paths in the package: self-contained but for what is installed. The
 * path of `packages/domain/src/money.ts` is `types/domain/money.d.ts`.
 */
export function collectDeclarations(entries: readonly string[], repository: Repository): ReadonlyMap<string, string> {
  const sources = new Set(entries)
  const texts = new Map<string, string>()
  for (const source of sources) {
    const path = toTypesPath(source)
    const text = repository
      .readDeclaration(source)
      .replace(specifier, (whole: string, before: string, quote: string, name: string) => {
        if (repository.isExternal(name)) return whole
        const target = name.startsWith('.') ? posix.join(posix.dirname(source), name) : repository.findSource(name)
        sources.add(target)
        const to = posix.relative(posix.dirname(path), toTypesPath(target)).replace(/\.d\.ts$/, '.js')
        return `${before}${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`
      })
    texts.set(path, text)
  }
  return texts
}

export function toTypesPath(source: string): string {
  return source.replace(/^packages\/([^/]+)\/(?:src|element-types)\//, 'types/$1/').replace(/(?:\.d)?\.tsx?$/, '.d.ts')
}
