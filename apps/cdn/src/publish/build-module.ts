import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { BuildOutputError } from '../errors.ts'

const root = resolve(import.meta.dirname, '../../../..')
const shared = ['react', 'react/jsx-runtime', 'react-dom/client']
const virtual = 'virtual:entry'

export interface BuiltModule {
  readonly js: string
  /** Empty where the module brings no styles. */
  readonly css: string
}

/**
 * One ES module from source text, minified. With `reactAt` everything of React comes from the module at that relative
 * address, which all widgets share; without it React is inside.
 */
export async function buildModule(source: string, reactAt: string | null): Promise<BuiltModule> {
  const answer = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entry(source), ...(reactAt === null ? [] : [shareReact(reactAt)])],
    define: { 'process.env.NODE_ENV': '"production"' },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        // By content: two versions of a widget on one page have different names wherever their rules differ.
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
      // Of a library Vite keeps the white space.
      rolldownOptions: { output: { minify: true } },
      lib: { entry: virtual, formats: ['es'], fileName: 'index', cssFileName: 'style' },
    },
  })
  const [first] = Array.isArray(answer) ? answer : [answer]
  if (first === undefined || !('output' in first)) throw new BuildOutputError(0)
  const chunks = first.output.filter(file => file.type === 'chunk')
  const [chunk] = chunks
  // More than one would need more addresses in the manifest, and hashes of each.
  if (chunk === undefined || chunks.length > 1) throw new BuildOutputError(chunks.length)
  const style = first.output.find(file => file.type === 'asset' && file.fileName.endsWith('.css'))
  return { js: chunk.code, css: style?.type === 'asset' ? Buffer.from(style.source).toString() : '' }
}

function entry(source: string): Plugin {
  return {
    name: 'entry',
    enforce: 'pre',
    resolveId: id => (id === virtual || id.endsWith(`/${virtual}`) ? resolve(root, 'apps/cdn/entry.ts') : null),
    load: id => (id === resolve(root, 'apps/cdn/entry.ts') ? source : null),
  }
}

function shareReact(address: string): Plugin {
  return {
    name: 'share-react',
    enforce: 'pre',
    resolveId: id => (shared.includes(id) ? { id: address, external: true } : null),
  }
}
