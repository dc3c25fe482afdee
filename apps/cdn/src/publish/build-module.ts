import { basename, dirname, relative, resolve } from 'node:path'
import { importSharedReact, sharedReactId } from '@bellwether/widget-kit/build-shared-react'
import { build, createLogger, type Plugin } from 'vite'
import { BuildOutputError, SharedReactError } from '../errors.ts'

const root = resolve(import.meta.dirname, '../../../..')
const virtual = 'virtual:entry'
/** What the bundler leaves at the end of a stylesheet. */
const bundlerMark = '/*$vite$:1*/'
/** What fails is thrown, and need not be said twice. */
const logger = { ...createLogger('warn'), error: () => {} }

export interface BuiltModule {
  readonly js: string
  /** Empty for a module without styles. */
  readonly css: string
}

/** External imports: packages by name and files by path, mapped to relative URLs. */
export type Elsewhere = Readonly<Record<string, string>>

/** Where a module finds the shared React: its address and names, and for which packages, if not for all of React's. */
export type ReactElsewhere = Parameters<typeof importSharedReact>

/** One ES module from source text, minified. Without `react` nothing in it may import React. */
export async function buildModule(source: string, elsewhere: Elsewhere, react?: ReactElsewhere): Promise<BuiltModule> {
  const shared = react ?? ['', []]
  const answer = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    customLogger: logger,
    publicDir: false,
    plugins: [entry(source), importSharedReact(...shared), leaveOut(elsewhere)],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Regardless of the caller's NODE_ENV: tests would otherwise build the development versions of React and the chart.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['module', 'browser', 'production'] },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        // By content: two versions of a widget on one page have different class names where their rules differ.
        cssModules: { pattern: 'bw-[content-hash]-[local]' },
        targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
      },
    },
    build: {
      target: 'es2022',
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      // Vite keeps whitespace in library mode.
      rolldownOptions: {
        // A name read from React as a namespace is a warning for the bundler, and an error in the browser.
        onwarn(warning, warn) {
          if (warning.code === 'IMPORT_IS_UNDEFINED') throw toReactError(warning) ?? warning
          warn(warning)
        },
        output: { minify: true, comments: { annotation: false } },
        // Only the requested exports of a package's index are read.
        experimental: { lazyBarrel: true },
      },
      lib: { entry: virtual, formats: ['es'], fileName: 'index', cssFileName: 'style' },
    },
  }).catch(error => {
    throw findReactError(error) ?? error
  })
  const [first] = Array.isArray(answer) ? answer : [answer]
  if (first === undefined || !('output' in first)) throw new BuildOutputError(0)
  const chunks = first.output.filter(file => file.type === 'chunk')
  const [chunk] = chunks
  // More than one chunk would need more entries in the manifest.
  if (chunk === undefined || chunks.length > 1) throw new BuildOutputError(chunks.length)
  const style = first.output.find(file => file.type === 'asset' && file.fileName.endsWith('.css'))
  const css = style?.type === 'asset' ? Buffer.from(style.source).toString() : ''
  return { js: chunk.code, css: css.replace(bundlerMark, '').trim() }
}

interface BuildMessage {
  readonly message: string
  /** Where the import stands. */
  readonly id?: string | undefined
}

function findReactError(error: { readonly errors?: readonly BuildMessage[] }): SharedReactError | null {
  const [found] = (error.errors ?? []).flatMap(problem =>
    problem instanceof SharedReactError ? problem : (toReactError(problem) ?? []),
  )
  return found ?? null
}

function toReactError({ message, id = '' }: BuildMessage): SharedReactError | null {
  const isReact = message.includes(sharedReactId.slice(1)) && /not exported|no matching export/.test(message)
  const [, name = ''] = /["`](\w+)["`]/.exec(message) ?? []
  return isReact ? new SharedReactError(name, relative(root, id)) : null
}

function entry(source: string): Plugin {
  const file = resolve(root, 'apps/cdn/entry.ts')
  return {
    name: 'entry',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`(^|/)${virtual}$`) }, handler: () => file },
    load: { filter: { id: file }, handler: () => source },
  }
}

function leaveOut(elsewhere: Elsewhere): Plugin {
  const addresses = new Map(Object.entries(elsewhere).map(([name, address]) => [toId(name), address]))
  const endings = [...addresses.keys()].map(id => basename(id).replaceAll('.', '\\.'))
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: {
      // Filtered, because a hook call for every import would take longer than the build.
      filter: { id: new RegExp(`(^|/)(${endings.join('|')})$`) },
      handler(id, importer) {
        const address = addresses.get(id.startsWith('.') && importer ? resolve(dirname(importer), id) : id)
        return address === undefined ? null : { id: address, external: true }
      },
    },
  }
}

/** A file by its full path, a package by its name. */
function toId(name: string): string {
  return /\.tsx?$/.test(name) ? resolve(root, name) : name
}
