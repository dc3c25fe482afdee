import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPublication } from './publication.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellwether-publication-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = 'components/news-list/1.0.0/index.js'

it('[LD-CALL-9] gives each file its sha384', () => {
  const { integrity } = openPublication(folder, { replace: false }).add(path, 'export {}')
  expect(integrity).toBe('sha384-VVxCXcxpOv0nZ/0YpxpNmvOMf1L1Hb6UQplg7as60Q+OX5995JTMkCby7S/OIk9s')
})

it('accepts a version again only with the same content', () => {
  const publication = openPublication(folder, { replace: false })
  publication.add(path, 'one')
  publication.add(path, 'one')
  expect(() => publication.add(path, 'two')).toThrow(expect.objectContaining({ code: 'CDN_VERSION_PUBLISHED', path }))
  expect(readFileSync(join(folder, path), 'utf8')).toBe('one')
})

it('replaces a version with --replace', () => {
  openPublication(folder, { replace: true }).add(path, 'one')
  openPublication(folder, { replace: true }).add(path, 'two')
  expect(readFileSync(join(folder, path), 'utf8')).toBe('two')
})
