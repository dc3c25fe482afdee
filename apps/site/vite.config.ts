import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const site = import.meta.dirname
const root = resolve(site, '../..')

/**
 * Every CSS module as one import each, in the order of the packages, so that a page's rule comes after a block's and a block's after a primitive's. Pages
 * are rendered on the server, so no client module would import these by itself.
 */
function pageStyles(): Plugin {
  const id = 'virtual:page-styles'
  const sources = [
    'packages/design/src',
    'packages/search-box/src',
    'packages/blocks/src',
    'packages/web/src',
    'features/*/src',
  ]
  return {
    name: 'page-styles',
    resolveId: source => (source === id ? `\0${id}` : null),
    load: loaded => {
      if (loaded !== `\0${id}`) return null
      const files = sources.flatMap(folder => globSync(`${root}/${folder}/**/*.module.css`).sort())
      return files.map(file => `import ${JSON.stringify(file)}`).join('\n')
    },
  }
}

/**
 * Vite drops a CSS module whose class names no client code reads; the server's HTML reads them. Its names are a module of their own, so that browsers
 * load those that a script of theirs reads.
 */
function keepStyles(): Plugin {
  const prefix = '\0class-names:'
  const classNames = new Map<string, string>()
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    resolveId: source => (source.startsWith(prefix) ? source : null),
    load: id => classNames.get(id) ?? null,
    transform: (code, id) => {
      if (!id.endsWith('.module.css')) return null
      const names = `${prefix}${id.replace(/\.css$/, '')}`
      classNames.set(names, code)
      return { code: `export { default } from ${JSON.stringify(names)}`, map: null, moduleSideEffects: 'no-treeshake' }
    },
  }
}

/** Pages are rendered by the server, so a change to one reloads the page in the browser. */
function reloadOnPageChange(): Plugin {
  return {
    name: 'reload-on-page-change',
    handleHotUpdate({ file, server }) {
      if (/\.tsx?$/.test(file)) server.ws.send({ type: 'full-reload' })
    },
  }
}

const chunkGroups = [
  // In a file of its own, whose name stays while ours change.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  // Every catalogue needs them, but no page in en-GB does.
  {
    name: 'languages',
    test: /packages\/locale\/src\/(?:catalogue-locale|intl-formats|match-text|read-figure)\.ts$/,
    priority: 2,
  },
  // What most islands draw with: one file compresses better than twenty, and a page asks for fewer. The entry needs none of it.
  { name: 'shared', test: /packages\/(?:blocks|design|domain|locale)\//, minShareCount: 4, priority: 1 },
]

/** Nothing is refreshed in place, because a change reloads the page: a component that waited for it would never start. */
const noRefresh = { refreshExclude: /./ }

/** Two builds from one configuration: what browsers load, and (with ssr) the pages as a Node module. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: site,
  base: '/assets/',
  publicDir: false,
  appType: 'custom',
  plugins: [react(noRefresh), pageStyles(), keepStyles(), reloadOnPageChange()],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: 'bw-[hash]-[local]' },
      // The first versions with light-dark(), so that it is not rewritten.
      targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  build: {
    target: isSsrBuild ? 'node24' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsDir: '',
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/client/main.ts',
      ...(isSsrBuild
        ? {}
        : { output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } } }),
    },
  },
}))
