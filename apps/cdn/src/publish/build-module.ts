import { basename, dirname, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { BuildOutputError } from '../errors.ts'

const root = resolve(import.meta.dirname, '../../../..')
const virtual = 'virtual:entry'

export interface BuiltModule {
  readonly js: string
  /** Empty for a module without styles. */
  readonly css: string
}

/** External imports: packages by name and files by path, mapped to relative URLs. */
export type Elsewhere = Readonly<Record<string, string>>

/** One ES module from source text, minified. */
export async function buildModule(source: string, elsewhere: Elsewhere): Promise<BuiltModule> {
  const answer = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entry(source), leaveOut(elsewhere)],
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
        output: { minify: true, comments: { annotation: false } },
        // Only the requested exports of a package's index are read.
        experimental: { lazyBarrel: true },
      },
      lib: { entry: virtual, formats: ['es'], fileName: 'index', cssFileName: 'style' },
    },
  })
  const [first] = Array.isArray(answer) ? answer : [answer]
  if (first === undefined || !('output' in first)) throw new BuildOutputError(0)
  const chunks = first.output.filter(file => file.type === 'chunk')
  const [chunk] = chunks
  // More than one chunk would need more entries in the manifest.
  if (chunk === undefined || chunks.length > 1) throw new BuildOutputError(chunks.length)
  const style = first.output.find(file => file.type === 'asset' && file.fileName.endsWith('.css'))
  return { js: chunk.code, css: style?.type === 'asset' ? Buffer.from(style.source).toString() : '' }
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
