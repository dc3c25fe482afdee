/** Builds the loader, into dist/ unless told otherwise: the ES module, the one-tag script, and the lazy parts and polyfills as modules of their own. */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { minify } from 'terser'

const root = import.meta.dirname
/** Properties that only the core and its parts use; both are built with the same short names. */
const internalNames = /^(isPlain|prepare|runPart|loadStyle|cdns|local|place|skip|tell)$/
const nameCache = {}

export async function buildLoader(folder = join(root, 'dist')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  for (const file of globSync('src/{lazy,polyfills}/*.ts', { cwd: root })) {
    const target = join(folder, basename(dirname(file)), `${basename(file, '.ts')}.js`)
    if (!file.endsWith('.test.ts')) await buildEntry(file, target, 'es')
  }
  const plugin = writeIntegrity(readFileSync(join(folder, 'lazy/extras.js')))
  await buildEntry('src/index.ts', join(folder, 'bellwether.mjs'), 'es', plugin)
  await buildEntry('src/global.ts', join(folder, 'bellwether.js'), 'iife', plugin)
}

/** Writes the hash of the part `extras` into the core. */
function writeIntegrity(code: Buffer): Plugin {
  const file = join(root, 'src/extras-integrity.ts')
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  return {
    name: 'extras-integrity',
    load: id => (id === file ? `export const extrasIntegrity = '${integrity}'` : null),
  }
}

async function buildEntry(entry: string, file: string, format: 'es' | 'iife', plugin?: Plugin): Promise<void> {
  const { output } = await build({
    input: join(root, entry),
    platform: 'browser',
    transform: { target: 'es2022' },
    write: false,
    plugins: [plugin],
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
    format: { comments: false },
    mangle: { properties: { regex: internalNames } },
    nameCache,
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
}

if (process.argv[1] === import.meta.filename) await buildLoader()
