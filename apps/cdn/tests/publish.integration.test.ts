import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  catalogue,
  commonVariables,
  maxLocaleBytes,
  maxMeanWidgetBytes,
  maxWidgetCodeBytes,
  runtimeBudgets,
  sharedBudgets,
} from '@bellwether/catalogue'
import type { CdnFile, ComponentsManifest } from '@bellwether/contract'
import { offeredLocales } from '@bellwether/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublicationReader } from '../src/publication-summary.ts'
import { buildModule } from '../src/publish/build-module.ts'
import { openPublication, toIntegrity } from '../src/publish/publication.ts'
import { publish } from '../src/publish/publish.ts'
import { publishClientBundle } from '../src/publish/publish-client-bundle.ts'
import { publishedWidgets, versionOf } from '../src/publish/published-widgets.ts'
import { toRuntime } from '../src/publish/runtimes.ts'
import { createWidgetDrawer } from '../src/widget-drawer.ts'

const folder = mkdtempSync(join(tmpdir(), 'bellwether-published-'))
const read = ({ path }: CdnFile) => readFileSync(join(folder, path), 'utf8')
const older = { files: [{ path: 'components/news-list/0.9.0/index.js', integrity: 'sha384-older' }] }
/** All but the source, whose texts are in the widgets. */
const languages = offeredLocales.slice(1)
let manifest: ComponentsManifest
/** Those that widgets name; beside them stand the newest under names without a hash. */
const hashedChunks = () =>
  Object.entries(manifest.chunks ?? {}).flatMap(([name, file]) =>
    /-[0-9a-f]{8}$/.test(name) && !file.lazy ? file : [],
  )

/** What the kit brings for all widgets of a page. */
function sharedStyles(): string {
  const [, kit] = hashedChunks()
  const [text = '""'] = /":host>div\{(?:[^"\\]|\\.)+"/.exec(kit ? read(kit) : '') ?? []
  return JSON.parse(text)
}

beforeAll(async () => {
  const before = { contract: 1, components: { 'news-list': { tagName: 'bw-news-list', versions: { '0.9.0': older } } } }
  openPublication(folder, { replace: false }).put('components.json', JSON.stringify(before))
  manifest = await publish({ folder })
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Bytes as they are sent, of a component, whose styles are in its module, and of what all share; see size-budget.ts of the catalogue. */
const budgets = {
  ...sharedBudgets,
  ...Object.fromEntries(languages.map(language => [`chunks/locale-${language}-`, maxLocaleBytes])),
  ...Object.fromEntries(
    Object.values(catalogue).map(({ type, maxBytes }) => [
      `components/${type}/${versionOf(`widgets/${type}`)}/`,
      maxBytes,
    ]),
  ),
}

describe('publishing', () => {
  it.each(Object.entries(budgets))('%s has at most %d bytes', (path, maxBytes) => {
    const files = globSync(`${path}*{,/**}`, { cwd: folder }).filter(file => /(?<!\/style-\w+\.css)\.br$/.test(file))
    const sizes = files.map(file => statSync(join(folder, file)).size)
    expect(files).not.toEqual([])
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes)
  })

  it('keeps published versions, and adds the latest and those whose source is kept', () => {
    expect(Object.keys(manifest.components['news-list']?.versions ?? {})).toEqual(['0.9.0', '1.0.0', '1.1.0'])
    expect(manifest.components['news-list']?.versions['0.9.0']).toEqual(older)
  })

  it('[LD-CALL-9, LD-PLACE-4] lists each component with tag name, files, stylesheet, chunks and right hashes', () => {
    for (const type of publishedWidgets) {
      const component = manifest.components[type]
      expect(component?.tagName).toBe(`bw-${type}`)
      const version = component?.versions['1.0.0']
      const chunks = version?.chunks?.map(key => manifest.chunks?.[key]) ?? []
      const files = [...(version?.files ?? []), version?.stylesheet, ...chunks]
      expect(files.filter(file => !file?.lazy)).toHaveLength(4)
      for (const file of files) {
        expect(file && toIntegrity(read(file))).toBe(file?.integrity)
        expect(existsSync(join(folder, `${file?.path}.br`))).toBe(true)
      }
    }
  })

  it('has the loader with its parts and the polyfills it detects', () => {
    expect(existsSync(join(folder, 'loader/0.1.0/bellwether.js'))).toBe(true)
    expect(existsSync(join(folder, 'loader/0.1.0/bellwether.mjs'))).toBe(true)
    const parts = manifest.loader?.['0.1.0'] ?? {}
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(['extras', 'after-paint', 'placing']))
    expect(Object.keys(manifest.polyfills ?? {})).toContain('Promise.withResolvers')
    for (const file of [...Object.values(parts), ...Object.values(manifest.polyfills ?? {})])
      expect(toIntegrity(read(file))).toBe(file.integrity)
  })

  it('[LD-LIB-2, LD-CONST-4] has AngularJS 1.5.5 as it came from its makers, with its licence', () => {
    expect(Object.keys(manifest.libraries?.angular ?? {})).toEqual(['1.5.5'])
    const file = manifest.libraries?.angular?.['1.5.5']
    const code = file ? read(file) : ''
    expect(toIntegrity(code)).toBe(file?.integrity)
    expect(code).toMatch(/AngularJS v1\.5\.5[\s\S]{0,80}License: MIT/)
    expect(code).not.toContain('sourceMappingURL')
  })

  it('[LD-CONFIG-12] has the application helper, which is no element', () => {
    const helper = manifest.components['mwc-application-helper']
    const [file] = helper?.versions['1.0.0']?.files ?? []
    expect([helper?.tagName, file && toIntegrity(read(file))]).toEqual([undefined, file?.integrity])
    expect(file && read(file)).toMatch(/export\s*\{\s*\w+ as start/)
  })

  it('[LD-CONFIG-3] names shared chunks without a hash too, for component.source.chunks', () => {
    for (const name of ['react', 'kit', 'live-quotes']) {
      const file = manifest.chunks?.[name]
      expect(file?.path).toMatch(new RegExp(`^chunks/${name}-[0-9a-f]{8}\\.js$`))
      expect(file && toIntegrity(read(file))).toBe(file?.integrity)
    }
  })

  it('has the parts of the loader where it finds them without the manifest', () => {
    for (const [name, { path }] of Object.entries(manifest.loader?.['0.1.0'] ?? {}))
      expect(path).toBe(`loader/0.1.0/${name.includes('.') ? name : `${name}.js`}`)
    const extras = manifest.loader?.['0.1.0']?.extras
    const core = manifest.loader?.['0.1.0']?.['bellwether.js']
    expect(core && read(core)).toContain(extras?.integrity)
  })

  it('has React and the kit once, by relative addresses that lead to them', () => {
    const chunks = hashedChunks().map(({ path }) => `/${path}`)
    expect(chunks.map(path => path.replace(/-[\w.-]+$/, ''))).toEqual(['/chunks/react', '/chunks/kit'])
    for (const { versions } of publishedWidgets.flatMap(type => manifest.components[type] ?? [])) {
      const [file] = versions['1.0.0']?.files ?? []
      const code = file ? read(file) : ''
      const imported = [...code.matchAll(/\bfrom"([^"]+)"/g)].map(([, from = '']) => from)
      const paths = imported.map(from => new URL(from, `https://cdn.example/${file?.path}`).pathname)
      expect(paths.toSorted()).toEqual(chunks.toSorted())
      expect(code.match(/\bimport\b(?!\()/g)).toHaveLength(2)
    }
  })

  it.each(languages)('[LD-LOCALE-4] has %s as a chunk of every widget, loaded on demand by its hash', language => {
    const { chunks = [] } = manifest.components['quote-header']?.versions['1.0.0'] ?? {}
    const [key = ''] = chunks.filter(name => name.startsWith(`locale-${language}-`))
    const file = manifest.chunks?.[key] as CdnFile
    expect(file).toMatchObject({ path: `chunks/${key}.js`, lazy: true, integrity: toIntegrity(read(file)) })
  })

  it('lists modules imported on demand once, as lazy', () => {
    const lazyOf = (type: string) =>
      manifest.components[type]?.versions['1.0.0']?.files.filter(({ lazy }) => lazy) ?? []
    const [live] = lazyOf('quote-header')
    expect(live?.path).toMatch(/^chunks\/live-quotes-\w+\.js$/)
    for (const type of publishedWidgets) {
      const [file] = manifest.components[type]?.versions['1.0.0']?.files ?? []
      const imported = [...(file ? read(file) : '').matchAll(/\bimport\([`"']([^`"']+)/g)].map(([, from = '']) => from)
      const paths = imported.map(from => new URL(from, `https://cdn.example/${file?.path}`).pathname.slice(1))
      expect(paths).toEqual(lazyOf(type).map(({ path }) => path))
    }
    expect(lazyOf('watchlist')).toEqual([live])
    expect(lazyOf('price-chart').map(({ path }) => path.replace(/-\w+\.js$/, ''))).toEqual(['chunks/price-chart'])
    expect(lazyOf('news-list')).toEqual([])
  })

  it('keeps the code of each widget, and all widgets together with what they share, within the budget', () => {
    const gzipped = (file: CdnFile) => gzipSync(read(file)).length
    const sum = (files: readonly CdnFile[]) => files.reduce((bytes, file) => bytes + gzipped(file), 0)
    const own = publishedWidgets.flatMap(type => {
      const versions = manifest.components[type]?.versions ?? {}
      const { files } = versions[versionOf(`widgets/${type}`)] ?? { files: [] }
      return [{ type, code: sum(files.filter(({ lazy }) => !lazy)) }]
    })
    expect(own.length).toBeGreaterThanOrEqual(16)
    expect(own.filter(({ code }) => code > maxWidgetCodeBytes)).toEqual([])
    const [runtime, ...shared] = hashedChunks()
    expect(runtime?.path).toContain('/react-')
    const total = own.reduce((bytes, { code }) => bytes + code, sum(shared))
    expect(total).toBeLessThanOrEqual(maxMeanWidgetBytes * own.length)
    const bytes = own.map(({ code }) => code).toSorted((a, b) => b - a)
    const tenLargest = bytes.slice(0, 10).reduce((sum, size) => sum + size, 0)
    const { runtimes } = createPublicationReader(folder)() ?? {}
    expect(runtimes?.published).toBe('react')
    for (const [name, { gzip }] of Object.entries(runtimes?.sizes ?? {})) {
      const budget = runtimeBudgets[toRuntime(name)]
      expect(gzip).toBeLessThanOrEqual(budget.runtime)
      expect(gzip + sum(shared) + tenLargest).toBeLessThanOrEqual(budget.tenWidgets)
    }
    expect(Object.keys(runtimes?.sizes ?? {})).toEqual(['react', 'preact'])
  })

  it('has a module that stands in for React on a page with its own, with the same names', () => {
    const chunks = Object.values(manifest.chunks ?? {})
    const [own] = chunks.filter(({ hosted }) => hosted)
    const exported = (file: CdnFile | undefined) =>
      file ? [...read(file).matchAll(/\b(?:as |[{,])(\w+)(?=[,}])/g)].map(([, name = '']) => name) : []
    expect(own?.hosted?.react).toBe('^19.2.0')
    expect(own?.hosted && toIntegrity(read(own.hosted))).toBe(own?.hosted?.integrity)
    expect(exported(own?.hosted).length).toBeGreaterThan(20)
    expect(exported(own)).toEqual(expect.arrayContaining(exported(own?.hosted)))
  })

  it.each([
    ['by name', `export { useSomething } from 'react'`, 'useSomething'],
    ['as a namespace', `import * as React from 'react'\nexport const used = React.useSomething`, 'useSomething'],
    ['by default', `import React from 'react'\nexport const used = React.useState`, 'default'],
  ])('refuses a widget that imports %s what the shared React does not export', async (_how, source, imported) => {
    const building = buildModule(source, {}, ['./react.js', ['useState']])
    await expect(building).rejects.toMatchObject({ code: 'CDN_REACT_NAME', imported, file: 'apps/cdn/entry.ts' })
  })

  it('keeps a folder to one runtime, and refuses an unknown one', async () => {
    await expect(publish({ folder, runtime: 'preact' })).rejects.toMatchObject({ code: 'CDN_RUNTIME' })
    expect(() => toRuntime('vue')).toThrow('Invalid runtime "vue": use react or preact.')
  })

  it('reads no custom property of the page that the catalogue does not name, but for distances and the font of fields of code', () => {
    const unnamed = Object.values(catalogue).flatMap(({ type, variables }) => {
      const { stylesheet } = manifest.components[type]?.versions[versionOf(`widgets/${type}`)] ?? {}
      const named = new Set<string>([...variables, ...commonVariables].map(({ name }) => name))
      const css = sharedStyles() + (stylesheet ? read(stylesheet) : '')
      const uses = [...css.matchAll(/var\((--bw-(?!own-|rem|height|space-|font-code)[\w-]+),/g)]
      expect(uses.length, type).toBeGreaterThan(5)
      return uses.flatMap(([, name = '']) => (named.has(name) ? [] : `${type} ${name}`))
    })
    expect(unnamed).toEqual([])
  })

  it('gives each element the rules of its stylesheet, and its name', () => {
    for (const { versions } of publishedWidgets.flatMap(type => manifest.components[type] ?? [])) {
      const { files: [file] = [], stylesheet } = versions['1.0.0'] ?? {}
      const code = file ? read(file) : ''
      expect(code).toContain(`{stylesheet:\`${stylesheet?.path.split('/').at(-1)}\``)
      const [, rules = ''] = /,css:(".*?")\}\)/s.exec(code) ?? []
      expect(stylesheet).toMatchObject({ inlined: true })
      expect(stylesheet && read(stylesheet).startsWith(JSON.parse(rules))).toBe(true)
    }
  })

  it('[LD-CSS-5] names every class and custom property bw-, and selects no tag by itself', () => {
    for (const { versions } of publishedWidgets.flatMap(type => manifest.components[type] ?? [])) {
      const css = sharedStyles() + (versions['1.0.0']?.stylesheet ? read(versions['1.0.0'].stylesheet) : '')
      const classes = [...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
      expect(classes.length).toBeGreaterThan(10)
      expect(classes.filter(name => !name.startsWith('bw-'))).toEqual([])
      expect([...css.matchAll(/(?<![\w-])--(?!bw-)[\w-]+/g)].map(String)).toEqual([])
      const selectors = [...css.matchAll(/(?<=^|[{}])[^{}@]+(?=\{)/g)].map(String)
      // But for the widget's own, before it is defined.
      const isOurs = (selector: string) => /[.-]bw-|^:host>div$|\bbw-[\w-]+:not\(:defined,/.test(selector)
      expect(selectors.filter(selector => !isOurs(selector) && !/^(?:[\d%,]+|to)$/.test(selector))).toEqual([])
    }
  })

  it("leaves the host's colour scheme alone and lets it set any token", () => {
    const style = manifest.designSystem?.['0.1.0']?.style
    const css = style ? read(style) : ''
    expect(css).toMatch(/^:where\(:root\){/)
    expect(css).toContain('--bw-ink:light-dark(')
    expect(css).not.toMatch(/color-scheme|rem\b/)
  })

  it('[LD-ENGINE-3] renders each published version with its own code, and none published without it', async () => {
    const headline = { id: '1', title: 'Results & <outlook>', href: 'https://x.example/', source: 'RNS' }
    const told = { dateTime: '2026-11-13T07:00:00Z', kind: 'Regulatory', type: 'Results' }
    const draw = (version: string) =>
      createWidgetDrawer(folder)({
        type: 'news-list',
        version,
        blueprint: 'compact',
        settings: { marketCode: 'LSE:HVL', limit: 3, heading: '"></template><script>' },
        api: 'https://x.example/',
        async getView(widget, marketCode, { limit }) {
          const headlines = { state: 'ready', view: [{ ...headline, ...told }] }
          return { name: `${widget} ${marketCode} ${limit}`, href: 'https://x.example/', simulated: true, headlines }
        },
      })
    const { 0: older, 1: newest } = await Promise.all([draw('1.0.0'), draw('1.1.0')])
    const { files = [], stylesheet, chunks = [] } = manifest.components['news-list']?.versions['1.1.0'] ?? {}
    expect(newest?.tagName).toBe('bw-news-list')
    expect(newest?.modules).toEqual([
      ...files,
      ...chunks.map(key => manifest.chunks?.[key]).filter(chunk => !chunk?.lazy),
    ])
    const html = newest?.html ?? ''
    expect(html).toContain(
      '<bw-news-list market-code="LSE:HVL" limit="3" heading="&quot;&gt;&lt;/template&gt;&lt;script&gt;" blueprint="compact" api="https://x.example/"',
    )
    const css = sharedStyles() + (stylesheet ? read(stylesheet) : '')
    expect(html).toContain(`<template shadowrootmode="open"><style>${css}</style>`)
    expect(html).toContain('Results &amp; &lt;outlook&gt;')
    expect(html).not.toContain('<script>')
    expect(html.match(/<\/template>/g)).toHaveLength(1)
    expect(html.replaceAll('<!-- -->', '')).toContain('More on news-list LSE:HVL 3')
    // Where the template is not a shadow root, this is all that is rendered.
    expect(html).toMatch(
      /<\/template><a href="https:\/\/x\.example\/">More on news-list LSE:HVL 3<\/a><\/bw-news-list>$/,
    )
    expect(older?.html).not.toBe(newest?.html)
    expect(await draw('0.9.0')).toBeNull()
    expect(await draw('2.0.0')).toBeNull()
  })

  it('creates a client bundle with a content hash as its revision, and keeps older ones', async () => {
    const options = { folder, namespace: 'acme.research', instid: 'INST1' }
    const first = await publishClientBundle({ ...options, types: ['news-list'] })
    const second = await publishClientBundle({ ...options, types: ['news-list', 'quote-header'] })
    expect(second.revision).not.toBe(first.revision)
    expect(new Set(Object.keys(second.revisions))).toEqual(new Set([first.revision, second.revision]))
    expect(second.revisions[second.revision]?.components).toEqual({
      'news-list': 'bw-news-list',
      'quote-header': 'bw-quote-header',
    })
    const path = join(folder, 'INST1/acme/research/acme.research-bundle.json')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(second)
    const [file, ...shared] = second.revisions[second.revision]?.files ?? []
    const imported = [...(file ? read(file) : '').matchAll(/\bfrom"([^"]+)"/g)].map(([, from = '']) => from)
    const paths = imported.map(from => new URL(from, `https://cdn.example/${file?.path}`).pathname)
    const loaded = shared.filter(({ lazy }) => !lazy)
    expect(paths.toSorted()).toEqual(loaded.map(({ path }) => `/${path}`).toSorted())
  })

  it('rejects a bundle for an invalid namespace or type', async () => {
    const options = { folder, namespace: 'acme', types: ['news-list'] }
    await expect(publishClientBundle({ ...options, namespace: '../up' })).rejects.toMatchObject({ code: 'CDN_NAME' })
    await expect(publishClientBundle({ ...options, types: ['nothing'] })).rejects.toMatchObject({ code: 'CDN_NAME' })
  })
})
