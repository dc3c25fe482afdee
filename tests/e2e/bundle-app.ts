import { resolve } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { compile } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'

/** Texts by file name, whose ending says of which framework they are; `entry` starts the application. */
export interface AppFiles {
  readonly entry: string
  readonly [name: string]: string
}

const place = (name: string) => resolve(import.meta.dirname, name)

/**
 * An application as one module, made as its framework's bundler makes it, in development: there frameworks complain.
 * Angular's decorators stay for its compiler in the browser: that of the command line cannot read our TypeScript.
 */
export async function bundleApp(files: AppFiles, alias: Readonly<Record<string, string>> = {}): Promise<string> {
  const texts = new Map(Object.entries(files).map(([name, text]) => [place(name), text]))
  const { output } = await build({
    input: place('entry'),
    write: false,
    platform: 'browser',
    external: /^https?:/,
    resolve: { alias },
    moduleTypes: { '.vue': 'js', '.svelte': 'js' },
    transform: { define: flags, decorator: { legacy: true } },
    plugins: [
      {
        name: 'texts',
        resolveId: (id, importer) => {
          const path = id.startsWith('.') && importer ? resolve(importer, '..', id) : id
          return texts.has(path) ? path : null
        },
        load: id => (id === place('entry') ? { code: texts.get(id) ?? '', moduleType: 'tsx' } : texts.get(id)),
      },
      vue,
      svelte,
    ],
  })
  return output[0].code
}

const flags = {
  'process.env.NODE_ENV': '"development"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
}

const vue: Plugin = {
  name: 'vue',
  transform: {
    filter: { id: /\.vue$/ },
    handler: (code, id) => {
      const templateParseOptions = { isCustomElement: (tag: string) => tag.startsWith('bw-') }
      const { descriptor } = parse(code, { filename: id, templateParseOptions })
      return compileScript(descriptor, { id, inlineTemplate: true }).content
    },
  },
}

const svelte: Plugin = {
  name: 'svelte',
  transform: {
    filter: { id: /\.svelte$/ },
    handler: (code, filename) => compile(code, { filename, dev: true }).js.code,
  },
}
