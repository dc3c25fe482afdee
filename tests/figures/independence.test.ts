import { expect, it } from 'vitest'
import { type Import, importsOf } from '../../scripts/architecture/module-graph.ts'
import { findRepositoryFiles } from '../../scripts/repository-files.ts'

const folder = 'tests/figures/'

/** What opens the site that is checked. */
const outside = new Set(['figures-site.ts', 'figures-cli.ts', 'sample-market.ts'].map(file => folder + file))

const files = findRepositoryFiles(/^tests\/figures\/.*\.ts$/).filter(
  file => !file.endsWith('.test.ts') && !outside.has(file),
)

function isIndependent({ specifier, typeOnly, target }: Import): boolean {
  if (specifier.startsWith('.')) return target?.startsWith(folder) ?? false
  return (
    specifier === 'node:fs' ||
    specifier === 'htmlparser2' ||
    specifier === 'kysely' ||
    (typeOnly && specifier === '@bellwether/db')
  )
}

it('[RP-FIGURE-2] imports nothing that the pages are made by', () => {
  const strangers = files.flatMap(importsOf).filter(each => !isIndependent(each))
  expect(files.length).toBeGreaterThan(20)
  expect(strangers.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

it('[RP-FIGURE-2] would not accept a calculation of the platform', () => {
  const file = `${folder}subjects/returns.ts`
  for (const specifier of ['@bellwether/analytics', '@bellwether/domain', '@bellwether/db'])
    expect(isIndependent({ file, specifier, typeOnly: false, onUse: false, target: null })).toBe(false)
  const target = 'packages/analytics/src/index.ts'
  expect(
    isIndependent({
      file,
      specifier: '../../../packages/analytics/src/index.ts',
      typeOnly: false,
      onUse: false,
      target,
    }),
  ).toBe(false)
})
