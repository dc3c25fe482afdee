import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CdnFile, ComponentsManifest } from '@bellwether/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { manifestPath } from './manifest-path.ts'
import { createPublicationReader } from './publication-summary.ts'
import { openPublication } from './publish/publication.ts'
import { runtimesPath } from './runtimes-path.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellwether-summary-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function publish(versions: readonly string[]): void {
  const publication = openPublication(folder, { replace: false })
  const script = (version: string) => publication.add(`loader/${version}/bellwether.js`, `loader ${version}`)
  const widget = (version: string) => ({
    files: [publication.add(`components/news-list/${version}/index.js`, 'x'.repeat(2000)), lazy],
    chunks: ['react'],
  })
  const lazy: CdnFile = { ...publication.add('components/news-list/live.js', 'later'), lazy: true }
  for (const version of ['0.9.0', '0.10.0']) script(version)
  const manifest: ComponentsManifest = {
    contract: 1,
    components: {
      'news-list': {
        tagName: 'bw-news-list',
        versions: Object.fromEntries(versions.map(version => [version, widget(version)])),
      },
    },
    chunks: { react: publication.add('chunks/react.js', 'react') },
    loader: { '0.9.0': {}, '0.10.0': {} },
  }
  publication.put(manifestPath, JSON.stringify(manifest))
}

it('says what the widgets run on, where that was written down', () => {
  publish(['1.0.0'])
  const size = { raw: 3, gzip: 2, brotli: 1 }
  const runtimes = { published: 'preact', sizes: { react: size, preact: size } }
  expect(createPublicationReader(folder)()?.runtimes).toBeUndefined()
  openPublication(folder, { replace: false }).put(runtimesPath, JSON.stringify(runtimes))
  expect(createPublicationReader(folder)()?.runtimes).toEqual(runtimes)
})

it('is null while nothing is published', () => {
  expect(createPublicationReader(folder)()).toBeNull()
})

it('gives the highest versions with their transfer sizes, without lazy files', () => {
  publish(['1.9.0', '1.10.0'])
  const summary = createPublicationReader(folder)()
  expect(summary?.loader).toMatchObject({ version: '0.10.0', integrity: expect.stringMatching(/^sha384-.{64}$/) })
  const code = join(folder, 'components/news-list/1.10.0/index.js')
  expect(summary?.widgets['news-list']).toEqual({
    version: '1.10.0',
    versions: ['1.10.0', '1.9.0'],
    code: { raw: 2000, gzip: gzipSync('x'.repeat(2000), { level: 9 }).length, brotli: statSync(`${code}.br`).size },
    shared: expect.objectContaining({ raw: 5 }),
  })
})

it('updates after a publication', () => {
  publish(['1.0.0'])
  const read = createPublicationReader(folder)
  expect(read()?.widgets['news-list']?.version).toBe('1.0.0')
  publish(['1.0.0', '1.1.0'])
  expect(read()?.widgets['news-list']?.version).toBe('1.1.0')
})
