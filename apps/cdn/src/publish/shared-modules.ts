import type { CdnFile, WidgetRuntime } from '@bellwether/contract'
import { offeredLocales } from '@bellwether/domain'
import { buildSharedReact, compatibleReact, reactSpecifiers } from '@bellwether/widget-kit/build-shared-react'
import { drawingPath } from '../drawing-path.ts'
import { type BuiltModule, buildModule, type Elsewhere, type ReactElsewhere } from './build-module.ts'
import { type Publication, toShortHash } from './publication.ts'
import { toWidgetCss } from './to-widget-css.ts'
import { tokens } from './tokens.ts'

/** What every widget imports: downloaded and run once per page. */
export interface SharedModules {
  /** By key in `chunks` of the manifest. */
  readonly chunks: Readonly<Record<string, CdnFile>>
  /** The same under names that stay while their bytes change: for `component.source.chunks` of a page. */
  readonly names: Readonly<Record<string, CdnFile>>
  /** Styles of what the kit has, which the kit brings with it. */
  readonly css: string
  /** What a widget imports when it needs it, by the package's name. */
  readonly lazy: Readonly<Record<string, CdnFile>>
  /** The externals of a module in `folder`, with their relative URLs: files, and React. */
  readonly from: (folder: string) => readonly [files: Elsewhere, react: ReactElsewhere]
}

const kitName = '@bellwether/widget-kit'
const loadingName = '@bellwether/locale/load'

const stylesFile = 'packages/widget-kit/src/widget-styles.ts'
/** Stands in the kit's code until its styles, which the build of that code yields, are put there. */
const unstyled = 'bw-styles-to-be-set'

/**
 * Files that nearly every widget uses. No two of them may export the same name. A change here changes the content of all
 * widgets, so each then needs a new version.
 */
const kitFiles = [
  'packages/widget-kit/src/index.ts',
  stylesFile,
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

/** Each is one module shared by all widgets of a page, loaded on demand. */
const lazyNames = ['@bellwether/live-quotes/embedded', '@bellwether/price-chart/plot']

export async function publishSharedModules(publication: Publication, runtime: WidgetRuntime): Promise<SharedModules> {
  const add = (name: string, js: string) => {
    // The hash is in the key too, so that older widgets keep the chunk they were built with.
    const key = `${name}-${toShortHash(js)}`
    return { key, file: publication.add(`chunks/${key}.js`, js) }
  }
  const { code, names: exported } = await buildSharedReact(runtime)
  const react = add('react', code)
  const hosted = { ...add('react-host', toHostedReact(exported)).file, react: compatibleReact }
  const locales: Record<string, CdnFile> = {}
  const besideLocales: Record<string, string> = {}
  for (const language of languages) {
    const path = toCatalogueFile(language)
    const { key, file } = add(`locale-${language}`, (await buildModule(`export * from '../../${path}'`, {})).js)
    locales[key] = { ...file, lazy: true }
    besideLocales[path] = `./${key}.js`
  }
  const { js, css } = await buildKit(besideLocales, [`./${react.key}.js`, exported])
  const kit = add('kit', js)
  await publishDrawing(publication, kit, runtime, [`../${react.file.path}`, exported])
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
    css,
    lazy,
    names,
    chunks: { [react.key]: { ...react.file, hosted }, [kit.key]: kit.file, ...locales },
    from(folder) {
      const up = '../'.repeat(folder.split('/').length)
      const files = Object.fromEntries([
        ...[kitName, ...kitFiles].map(name => [name, up + kit.file.path]),
        ...Object.entries(lazy).map(([name, file]) => [name, up + file.path]),
      ])
      return [files, [up + react.file.path, exported]]
    },
  }
}

/** The rules of the kit's own components come before those of blocks, which have the same specificity. */
async function buildKit(elsewhere: Elsewhere, react: ReactElsewhere): Promise<BuiltModule> {
  const files = kitFiles.map(file => `export * from '../../${file}'`)
  const source = `${files.join('\n')}\nimport { setSharedStyles } from '../../${stylesFile}'\nsetSharedStyles('${unstyled}')`
  const { js, css } = await buildModule(source, elsewhere, react)
  const styles = toWidgetCss(css, tokens)
  return { js: js.replace(new RegExp(`.${unstyled}.`), () => JSON.stringify(styles)), css: styles }
}

/** The same names from the React of a page that has one: the loader has put it there (decision 030). */
function toHostedReact(exported: readonly string[]): string {
  const names = exported.filter(name => !name.startsWith('__'))
  return `export const {${names.join(',')}}=globalThis[Symbol.for("bellwether.react")]\n`
}

/** Not in the manifest: only the server uses it, to render widgets built with this kit. */
async function publishDrawing(
  publication: Publication,
  kit: { readonly key: string; readonly file: CdnFile },
  runtime: WidgetRuntime,
  [address, names]: ReactElsewhere,
): Promise<void> {
  // The renderer's own part of react-dom is not that of the browser.
  const specifiers = runtime === 'react' ? ['react', 'react/jsx-runtime'] : [...reactSpecifiers, 'preact']
  const source = `export * from '@bellwether/widget-kit/drawing/${runtime}'`
  // The language of a card and of the block in it must be one.
  const shared = [loadingName, stylesFile, ...kitFiles.filter(file => file.startsWith('packages/locale/'))]
  const besideKit = Object.fromEntries(shared.map(name => [name, `../${kit.file.path}`]))
  publication.put(drawingPath(kit.key), (await buildModule(source, besideKit, [address, names, specifiers])).js)
}
