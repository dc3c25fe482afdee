/** Builds the loader, into dist/ unless told otherwise: the ES module, the one-tag script, and the lazy parts and polyfills as modules of their own. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'rolldown'
import { minify } from 'terser'

const root = import.meta.dirname

export async function buildLoader(folder = join(root, 'dist')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await buildEntry('src/index.ts', join(folder, 'bellwether.mjs'), 'es')
  await buildEntry('src/global.ts', join(folder, 'bellwether.js'), 'iife')
  for (const file of globSync('src/{lazy,polyfills}/*.ts', { cwd: root })) {
    const target = join(folder, basename(dirname(file)), `${basename(file, '.ts')}.js`)
    if (!file.endsWith('.test.ts')) await buildEntry(file, target, 'es')
  }
}

async function buildEntry(entry: string, file: string, format: 'es' | 'iife'): Promise<void> {
  const { output } = await build({
    input: join(root, entry),
    platform: 'browser',
    transform: { target: 'es2022' },
    write: false,
    output: { format },
  })
  // Rolldown's own minifier leaves the core 77 bytes larger, which is more than it has to spare; so do Terser's shorter conditionals, once compressed.
  const { code = '' } = await minify(output[0].code, {
    ecma: 2020,
    module: true,
    compress: {
      passes: 3,
      unsafe: true,
      unsafe_arrows: true,
      pure_getters: true,
      keep_fargs: false,
      conditionals: false,
      hoist_funs: true,
    },
    format: { comments: false },
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
}

if (process.argv[1] === import.meta.filename) await buildLoader()
