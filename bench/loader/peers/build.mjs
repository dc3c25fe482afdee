/**
 * Builds the published components for each peer, as its own documentation says. Runs where the peers are installed;
 * `published/` beside it holds the modules, `components.json` which of them are components, by type.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { rollup } from 'rollup'
import webpack from 'webpack'

const root = import.meta.dirname
const at = (...path) => join(root, ...path)
const components = JSON.parse(readFileSync(at('components.json'), 'utf8'))

rmSync(at('dist'), { recursive: true, force: true })
await buildSystem()
await buildFederation()
buildStencil()
copy('systemjs/dist/s.min.js', 'systemjs/s.min.js')
copy('single-spa/lib/es2015/esm/single-spa.min.js', 'single-spa/single-spa.min.js')

function copy(from, to) {
  mkdirSync(dirname(at('dist', to)), { recursive: true })
  cpSync(at('node_modules', from), at('dist', to))
}

/** The same modules in the format of SystemJS, one file for each. */
async function buildSystem() {
  for (const file of globSync('**/*.js', { cwd: at('published') })) {
    const bundle = await rollup({ input: at('published', file), external: (_id, importer) => importer !== undefined })
    await bundle.write({ file: at('dist/systemjs', file), format: 'system', compact: true })
  }
}

/** One remote that exposes every component, and a host with the runtime. */
async function buildFederation() {
  const common = {
    mode: 'production',
    target: 'web',
    devtool: false,
    context: root,
    performance: { hints: false },
  }
  await runWebpack({
    ...common,
    entry: {},
    output: { path: at('dist/federation'), publicPath: 'auto', uniqueName: 'components' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'components',
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(components).map(([type, path]) => [`./${type}`, at('published', path)]),
        ),
        dts: false,
        manifest: false,
      }),
    ],
  })
  writeFileSync(
    at('federation-host.js'),
    `import { createInstance } from '@module-federation/enhanced/runtime'
globalThis.federation = createInstance
`,
  )
  await runWebpack({
    ...common,
    entry: at('federation-host.js'),
    output: { path: at('dist/federation'), filename: 'host.js' },
  })
}

function runWebpack(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
}

/** A component around each of ours, loaded lazily when its tag is on the page. */
function buildStencil() {
  const project = at('stencil')
  rmSync(project, { recursive: true, force: true })
  mkdirSync(join(project, 'src/components'), { recursive: true })
  cpSync(at('published'), join(project, 'src/published'), { recursive: true })
  for (const [rank, [type, path]] of Object.entries(components).entries()) {
    writeFileSync(
      join(project, `src/components/${type}.tsx`),
      `import { Component, Element } from '@stencil/core'
// @ts-ignore
import { element } from '../published/${path}'
declare const place: any
@Component({ tag: 'stencil-${type}' })
export class Component${rank} {
  @Element() host!: HTMLElement
  componentDidLoad() { place('${type}', element, this.host) }
  render() { return null }
}
`,
    )
  }
  writeFileSync(
    join(project, 'stencil.config.ts'),
    `import { Config } from '@stencil/core'
export const config: Config = { namespace: 'components', outputTargets: [{ type: 'www', serviceWorker: null }], sourceMap: false, validateTypes: false }
`,
  )
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        allowJs: true,
        experimentalDecorators: true,
        jsx: 'react',
        jsxFactory: 'h',
        lib: ['dom', 'es2022'],
        module: 'esnext',
        moduleResolution: 'node',
        target: 'es2022',
        skipLibCheck: true,
      },
      include: ['src'],
    }),
  )
  writeFileSync(join(project, 'src/index.html'), '<!doctype html><title>Components</title>')
  writeFileSync(join(project, 'package.json'), '{"name":"stencil-components","private":true}')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [at('node_modules/@stencil/core/bin/stencil'), 'build', '--prod', '--no-open', '--ci'],
    { cwd: project, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Stencil did not build: ${stdout}${stderr}`)
  cpSync(join(project, 'www/build'), at('dist/stencil'), { recursive: true })
}
