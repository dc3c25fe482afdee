/** Builds the loader, into dist/ unless told otherwise: the ES module, the one-tag script, and the lazy parts and polyfills as modules of their own. */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { minify } from 'terser'

const root = import.meta.dirname
/** Properties that only the core and its parts use, and their short names in all of them: those that leave the core smallest. */
const shortNames = {
  isPlain: 'y',
  prepare: 'w',
  runPart: 'v',
  loadStyle: 'l',
  cdns: 't',
  local: 'c',
  place: 'p',
  skip: 'o',
  tell: 'u',
  insertIcons: 'n',
  runPolyfills: 'a',
  splitBatch: 's',
}
const internalNames = new RegExp(`^(${Object.keys(shortNames).join('|')})$`)
const nameCache = {
  props: { props: Object.fromEntries(Object.entries(shortNames).map(([name, short]) => [`$${name}`, short])) },
}

export async function buildLoader(folder = join(root, 'dist')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  // In order, since each file takes the next short names: those of a package must be those of the CDN.
  for (const file of globSync('src/{lazy,polyfills}/*.ts', { cwd: root }).toSorted()) {
    const target = join(folder, basename(dirname(file)), `${basename(file, '.ts')}.js`)
    if (!file.endsWith('.test.ts')) await buildEntry(file, target, 'es')
  }
  const plugins = [writeExtrasIntegrity(folder)]
  await buildEntry('src/module.ts', join(folder, 'bellwether.mjs'), 'es', plugins)
  await buildEntry('src/global.ts', join(folder, 'bellwether.js'), 'iife', plugins)
  await buildEntry('src/elements/module.ts', join(folder, 'elements.js'), 'es', plugins)
}

/** Builds the modules that are installed with npm, from the loader that `buildLoader` has just put into a folder. */
export async function buildPackageModules(loader: string, folder: string): Promise<void> {
  const script = writeIntegrity('script-integrity.ts', 'scriptIntegrity', join(loader, 'bellwether.js'))
  const plugins = [writeExtrasIntegrity(loader), script]
  await buildEntry('src/index.ts', join(folder, 'index.js'), 'es', plugins, true)
  await buildEntry('src/elements/index.ts', join(folder, 'elements.js'), 'es', plugins, true)
}

function writeExtrasIntegrity(folder: string): Plugin {
  return writeIntegrity('extras-integrity.ts', 'extrasIntegrity', join(folder, 'lazy/extras.js'))
}

/** Writes the hash of a built file into the source that stands for it. */
function writeIntegrity(source: string, constant: string, built: string): Plugin {
  const file = join(root, 'src', source)
  const integrity = `sha384-${createHash('sha384').update(readFileSync(built)).digest('base64')}`
  return {
    name: source,
    load: id => (id === file ? `export const ${constant} = '${integrity}'` : null),
  }
}

/** No bundler comes near what the CDN serves: without the function between, the core is a dozen bytes smaller. */
const importDirectly: Plugin = {
  name: 'import-directly',
  transform: {
    filter: { code: 'importModule(' },
    handler: code => code.replaceAll('await importModule(', 'await import('),
  },
}

async function buildEntry(
  entry: string,
  file: string,
  format: 'es' | 'iife',
  plugins: readonly Plugin[] = [],
  isPackage = false,
): Promise<void> {
  const { output } = await build({
    input: join(root, entry),
    platform: 'browser',
    transform: { target: 'es2022' },
    write: false,
    plugins: isPackage ? [...plugins] : [...plugins, importDirectly],
    output: { format },
  })
  // Rolldown's own minifier leaves the core 77 bytes larger. These options are those that compress best, tried one by one.
  const { code = '' } = await minify(output[0].code, {
    ecma: 2020,
    module: true,
    compress: {
      passes: 5,
      comparisons: false,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_comps: true,
      pure_getters: true,
      keep_fargs: false,
      hoist_funs: true,
    },
    format: { comments: isPackage && /webpackIgnore|@vite-ignore/ },
    mangle: { properties: { regex: internalNames } },
    nameCache,
  })
  mkdirSync(dirname(file), { recursive: true })
  // The shorter word everywhere: the core is 20 bytes of brotli smaller.
  writeFileSync(file, code.replace(/\bconst(?=[\s{[])/g, 'let'))
}

if (process.argv[1] === import.meta.filename) await buildLoader()
