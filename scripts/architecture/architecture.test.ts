import { describe, expect, it } from 'vitest'
import { findRepositoryFiles, readRepositoryFile } from '../repository-files.ts'
import { findCycles } from './import-cycles.ts'
import { type Import, importsOf, packageOf, sourceFiles } from './module-graph.ts'

const row = /^\| `((?:packages|features|apps)\/[a-z-]+|widgets\/\*)` \| [^|]+ \| ([^|]+) \|$/gm

const packages = findRepositoryFiles(/^(?:packages|features|apps|widgets)\/[^/]+\/package\.json$/).map(file =>
  file.replace('/package.json', ''),
)

/** The folders that `widgets/*` stands for; of any other folder, itself. */
function expand(folder: string): readonly string[] {
  return folder.endsWith('/*') ? packages.filter(one => one.startsWith(folder.slice(0, -1))) : [folder]
}

/** What docs/architecture.md allows each package to import; null is anything. */
const allowed = new Map(
  [...readRepositoryFile('docs/architecture.md').matchAll(row)].flatMap(([, folder = '', cell = '']) => {
    const named = [...cell.matchAll(/`([a-z-]+(?:\/\*)?)`/g)].flatMap(([, name = '']) => expand(name))
    const names = cell === 'anything' ? null : named.map(name => name.split('/').at(-1) ?? '')
    return expand(folder).map(one => [one, names] as const)
  }),
)
const imports: readonly Import[] = sourceFiles.flatMap(importsOf)

/** What `node apps/platform/src/main.ts` may load. */
const running = reach('apps/platform/src/main.ts')
/** What every start of it waits for. */
const startup = new Set(
  ['start', 'prepare'].flatMap(name => [...reach(`apps/platform/src/${name}.ts`, ({ onUse }) => !onUse)]),
)
/** Loaded by `npm run dev` alone. */
const onlyInDevelopment = new Set(['vite', '@fastify/middie'])

function reach(entry: string, follows: (one: Import) => boolean = () => true): ReadonlySet<string> {
  const found = new Set([entry])
  for (const file of found)
    for (const one of importsOf(file)) {
      const { target, typeOnly } = one
      if (target !== null && !typeOnly && follows(one)) found.add(target)
    }
  return found
}

function productionPackagesOf(folder: string): ReadonlySet<string> {
  const { name, dependencies = {} } = JSON.parse(readRepositoryFile(`${folder}/package.json`)) as {
    readonly name: string
    readonly dependencies?: Readonly<Record<string, string>>
  }
  return new Set([name, ...Object.keys(dependencies)])
}

describe('docs/architecture.md', () => {
  it('lists exactly the packages that exist', () => {
    expect([...allowed.keys()].sort()).toEqual(packages.toSorted())
  })

  it.each(packages)('says what %s may import', folder => {
    const names = allowed.get(folder)
    const strangers = imports
      .filter(({ file }) => packageOf(file) === folder)
      .map(({ file, specifier }) => ({ file, name: /^@bellwether\/([a-z-]+)/.exec(specifier)?.[1] }))
      .filter(({ name }) => name !== undefined && name !== folder.split('/')[1])
      .filter(({ name }) => names !== null && !names?.includes(name ?? ''))
    expect(strangers).toEqual([])
  })
})

describe('imports', () => {
  it('reach another package only through an entry that it exports', () => {
    const inside = imports.filter(({ file, specifier, target }) =>
      specifier.startsWith('.')
        ? target !== null && packageOf(target) !== packageOf(file)
        : /^@bellwether\//.test(specifier) && target === null,
    )
    expect(inside.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
  })

  it('have no cycle, those of types included', () => {
    const edges = new Map(
      sourceFiles.map(file => [
        file,
        imports.filter(({ file: from, target }) => from === file && target !== null).map(({ target }) => target ?? ''),
      ]),
    )
    expect(findCycles(edges)).toEqual([])
  })

  it('of pages lead to no query and to no view but its type', () => {
    const isPage = /^(?:features|packages\/web)\/.*\.tsx$/
    const wrong = imports
      .filter(({ file }) => isPage.test(file))
      .filter(
        ({ specifier, typeOnly }) => specifier === '@bellwether/db' || (!typeOnly && /-view\.ts$/.test(specifier)),
      )
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
  })

  it('of what Node runs as it is lead to no React component but its type', () => {
    const isRunByNode = /^(?:features|packages\/web|apps\/(?:site|platform))\/.*\.ts$/
    const isBuilt = /\/client(?:\/|\.ts$)|\/pages\.ts$|\/registry\.ts$|^packages\/web\/src\/page\/(?:index|pages)\.ts$/
    const wrong = imports
      .filter(({ file, typeOnly }) => isRunByNode.test(file) && !isBuilt.test(file) && !typeOnly)
      .filter(({ target }) => target !== null && (target.endsWith('.tsx') || isBuilt.test(target)))
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
  })

  it('of packages/testing lead to no app and to no script', () => {
    const wrong = findRepositoryFiles(/^packages\/testing\/.*\.tsx?$/)
      .flatMap(importsOf)
      .filter(({ target, specifier }) => /^(?:apps|scripts)\//.test(target ?? '') || specifier.includes('/scripts/'))
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
  })

  it('of a start lead to nothing that few processes use', () => {
    const rare =
      /^(?:mercurius|graphql|sanitize-html|saxes|@nats-io\/|@bellwether\/(?:importer|universe|import-formats)$)/
    const wrong = imports
      .filter(
        ({ file, specifier, typeOnly, onUse }) => startup.has(file) && !typeOnly && !onUse && rare.test(specifier),
      )
      .map(({ file, specifier }) => `${file} imports ${specifier}`)
    expect(startup.size).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })

  it('of the running platform lead to nothing that only development installs', () => {
    const wrong = imports
      .filter(({ file, typeOnly }) => running.has(file) && !typeOnly && !/snippets\.ts$/.test(file))
      .map(({ file, specifier }) => ({ file, name: /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '' }))
      .filter(({ file, name }) => !/^(?:\.|node:|\$)/.test(name) && !productionPackagesOf(packageOf(file)).has(name))
      .filter(({ name }) => !onlyInDevelopment.has(name))
    expect(running.size).toBeGreaterThan(300)
    expect(wrong.map(({ file, name }) => `${file} imports ${name}`)).toEqual([])
  })
})
