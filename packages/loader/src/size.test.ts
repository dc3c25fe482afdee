import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLoader } from '../build.ts'
import packageJson from '../package.json' with { type: 'json' }
import { loaderVersion } from './version.ts'

// Not into dist/, which others may read at the same time.
const dist = mkdtempSync(join(tmpdir(), 'loader-'))

/** Bytes as a CDN sends them. A part that grows past its line needs a reason. */
const budgets = {
  'bellwether.js': 4096,
  'bellwether.mjs': 4096,
  'elements.js': 4500,
  'lazy/extras.js': 5500,
  'lazy/after-paint.js': 2100,
  'lazy/placing.js': 2000,
  'lazy/debug-panel.js': 1100,
  'lazy/host-react.js': 1000,
  'lazy/tokens.js': 800,
  'polyfills/promise-with-resolvers.js': 200,
  'polyfills/object-group-by.js': 200,
  'polyfills/array-to-sorted.js': 200,
}

function sizeOf(file: string): number {
  const body = readFileSync(join(dist, file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return brotliCompressSync(body, { params }).length
}

beforeAll(() => buildLoader(dist), 60_000)
afterAll(() => rmSync(dist, { recursive: true }))

describe('the size of the loader', () => {
  it.each(Object.entries(budgets))('%s has at most %d bytes', (file, max) => {
    expect(sizeOf(file)).toBeLessThanOrEqual(max)
  })

  it('has a line for every file', () => {
    expect(globSync('**/*.{js,mjs}', { cwd: dist }).toSorted()).toEqual(Object.keys(budgets).toSorted())
  })

  it('the core holds no text of the debug panel', () => {
    for (const file of ['bellwether.js', 'bellwether.mjs']) {
      expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/attachShadow|console\.debug/)
    }
  })

  it('has no eval and makes no function of text', () => {
    for (const file of Object.keys(budgets)) {
      expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/\beval\b|new Function/)
    }
  })
})

it('knows its own version', () => {
  expect(loaderVersion).toBe(packageJson.version)
})
