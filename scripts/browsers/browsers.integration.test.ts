import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { expect, it } from 'vitest'
import { toBrowserTable } from './browser-table.ts'
import { harmless } from './harmless.ts'
import { type Data, engines, findNeeded, toOldest } from './oldest-versions.ts'
import { readPublished } from './published-code.ts'

const compat = data as unknown as Data
const root = join(import.meta.dirname, '../..')
const { scripts, stylesheets } = readPublished()
const needed = findNeeded(compat, scripts, stylesheets, harmless)

it('[LD-STEP-15] the page about browsers has the oldest versions with all that the built files need (npm run browsers writes them)', () => {
  expect(needed.length).toBeGreaterThan(300)
  expect(readFileSync(join(root, 'docs/guides/browsers.md'), 'utf8')).toContain(toBrowserTable(needed))
})

it('[LD-STEP-15] the rule and the other pages name the same versions', () => {
  const { chrome, firefox, safari } = toOldest(needed)
  for (const file of ['specs/loader.md', 'docs/embed-contract.md'])
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(
      `Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} and later`,
    )
})

it('[LD-STEP-15] every feature that is called harmless is found, and would have raised a version', () => {
  const all = findNeeded(compat, scripts, stylesheets, {})
  const oldest = toOldest(needed)
  const raising = all.filter(({ versions }) => engines.some(engine => versions[engine] > oldest[engine]))
  expect(raising.map(({ key }) => key)).toEqual(Object.keys(harmless).toSorted((a, b) => a.localeCompare(b)))
})
