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

it('lets a version be published again with the same bytes, and with no others', () => {
  const publication = openPublication(folder, { replace: false })
  publication.add(path, 'one')
  publication.add(path, 'one')
  expect(() => publication.add(path, 'two')).toThrow(expect.objectContaining({ code: 'CDN_VERSION_PUBLISHED', path }))
  expect(readFileSync(join(folder, path), 'utf8')).toBe('one')
})

it('replaces it where nobody uses it yet', () => {
  openPublication(folder, { replace: true }).add(path, 'one')
  openPublication(folder, { replace: true }).add(path, 'two')
  expect(readFileSync(join(folder, path), 'utf8')).toBe('two')
})
