import type { CdnFile } from '@bellwether/contract'
import { offeredLocales } from '@bellwether/domain'
import { drawingPath } from '../drawing-path.ts'
import { buildModule, type Elsewhere } from './build-module.ts'
import { type Publication, toShortHash } from './publication.ts'

/** What every widget imports: downloaded and run once per page. */
export interface SharedModules {
  /** By key in `chunks` of the manifest. */
  readonly chunks: Readonly<Record<string, CdnFile>>
  /** The same under names that stay while their bytes change: for `component.source.chunks` of a page. */
  readonly names: Readonly<Record<string, CdnFile>>
  /** What a widget imports when it needs it, by the package's name. */
  readonly lazy: Readonly<Record<string, CdnFile>>
  /** The externals of a module in `folder`, with their relative URLs. */
  readonly from: (folder: string) => Elsewhere
}

export const reactNames = ['react', 'react/jsx-runtime', 'react-dom/client']

const kitName = '@bellwether/widget-kit'
const loadingName = '@bellwether/locale/load'

/**
 * Files that nearly every widget uses. No two of them may export the same name. A change here changes the content of all
 * widgets, so each then needs a new version.
 */
const kitFiles = [
  'packages/widget-kit/src/index.ts',
  'packages/catalogue/src/setting.ts',
  'packages/design/src/block.tsx',
  'packages/design/src/chip.tsx',
  'packages/design/src/data-table.tsx',
  'packages/design/src/defined.tsx',
  'packages/design/src/icon.tsx',
  'packages/design/src/visually-hidden.tsx',
  'packages/blocks/src/figure-text.tsx',
  'packages/blocks/src/how-calculated/how-calculated.tsx',
  'packages/domain/src/format-date.ts',
  'packages/domain/src/format-money.ts',
  'packages/domain/src/format-number.ts',
  'packages/domain/src/offered-locales.ts',
  'packages/locale/src/en-gb.ts',
  'packages/locale/src/load-locale.ts',
  'packages/locale/src/locale-context.ts',
]

/** The texts of each language but the source, whose texts are in the components. */
const languages = offeredLocales.slice(1)
const toCatalogueFile = (language: string) => `packages/locale/src/catalogues/${language}.ts`
/** Imports that a module has no part of: what the kit loads when a page is in that language. */
export const catalogueFiles = languages.map(toCatalogueFile)

/** Each is one module shared by all widgets of a page, loaded on demand. */
export const lazyNames = ['@bellwether/live-quotes/embedded']

export async function publishSharedModules(publication: Publication): Promise<SharedModules> {
  const add = (name: string, js: string) => {
    // The hash is in the key too, so that older widgets keep the chunk they were built with.
    const key = `${name}-${toShortHash(js)}`
    return { key, file: publication.add(`chunks/${key}.js`, js) }
  }
  const { js } = await buildModule(`export * from '@bellwether/widget-kit/react'`, {})
  const react = add('react', js)
  const kitSource = kitFiles.map(file => `export * from '../../${file}'`).join('\n')
  const locales: Record<string, CdnFile> = {}
  const besideLocales: Record<string, string> = {}
  for (const language of languages) {
    const file = toCatalogueFile(language)
    const { key, file: published } = add(
      `locale-${language}`,
      (await buildModule(`export * from '../../${file}'`, {})).js,
    )
    locales[key] = { ...published, lazy: true }
    besideLocales[file] = `./${key}.js`
  }
  const beside = `./${react.key}.js`
  const besideReact = Object.fromEntries(reactNames.map(name => [name, beside]))
  const kit = add('kit', (await buildModule(kitSource, { ...besideReact, ...besideLocales })).js)
  // Not in the manifest: only the server uses it, to render widgets built with this kit.
  const besideChunks = Object.fromEntries([
    ...[...reactNames, 'preact'].map(name => [name, `../${react.file.path}`]),
    // The language of a card and of the block in it must be one.
    ...[loadingName, ...kitFiles.filter(file => file.startsWith('packages/locale/'))].map(name => [
      name,
      `../${kit.file.path}`,
    ]),
  ])
  const drawing = await buildModule(`export * from '@bellwether/widget-kit/drawing'`, besideChunks)
  publication.put(drawingPath(kit.key), drawing.js)
  const lazy: Record<string, CdnFile> = {}
  const besideKit = { ...Object.fromEntries(kitFiles.map(file => [file, `./${kit.key}.js`])) }
  const names: Record<string, CdnFile> = { react: react.file, kit: kit.file }
  for (const name of lazyNames) {
    const shortName = name.replace(/^@bellwether\/|\/\w+$/g, '')
    const { file } = add(shortName, (await buildModule(`export * from '${name}'`, besideKit)).js)
    names[shortName] = file
    lazy[name] = { ...file, lazy: true }
  }
  return {
    lazy,
    names,
    chunks: { [react.key]: react.file, [kit.key]: kit.file, ...locales },
    from(folder) {
      const up = '../'.repeat(folder.split('/').length)
      return Object.fromEntries([
        ...reactNames.map(name => [name, up + react.file.path]),
        ...[kitName, ...kitFiles].map(name => [name, up + kit.file.path]),
        ...Object.entries(lazy).map(([name, file]) => [name, up + file.path]),
      ])
    },
  }
}
