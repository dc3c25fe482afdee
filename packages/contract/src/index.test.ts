import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** Files that are loaded with a file: those it imports or exports from, types aside. */
function loadedWith(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, from = ''] of source.matchAll(/^(?:import|export)\s(?!type\b)[^']*'(\.[^']+)'/gm))
    loadedWith(resolve(dirname(file), from), found)
  return found
}

const here = import.meta.dirname
const pathsFrom = (entry: string) => [...loadedWith(resolve(here, entry))].map(file => file.slice(here.length + 1))

it('loads no schema of a view or an answer: browsers import types and small constants from here', () => {
  const loaded = pathsFrom('index.ts')
  const schemas = loaded.filter(
    file => /^(views|answers)\//.test(file) && readFileSync(resolve(here, file), 'utf8').includes("from 'typebox"),
  )
  expect(loaded).toContain('views/chart-options.ts')
  expect(schemas).toEqual([])
})

it('has shapes for browsers that load nothing else', () => {
  expect(pathsFrom('shapes/index.ts').toSorted()).toEqual([
    'shapes/index.ts',
    'shapes/shape.ts',
    'shapes/widget-shapes.ts',
  ])
})

it('exports a schema under the name of its type, for servers', () => {
  const views = pathsFrom('schemas.ts').filter(file => /^(views|answers)\//.test(file))
  expect(views).toContain('views/top-holdings.ts')
  const unpaired = views.flatMap(file => {
    const source = readFileSync(resolve(here, file), 'utf8')
    return [...source.matchAll(/^export type (\w+) = Static<typeof (\w+)>/gm)].filter(([, a, b]) => a !== b).map(String)
  })
  expect(unpaired).toEqual([])
})
