import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let program: Promise<WebAssembly.Module> | undefined

/**
 * PGlite's PostgreSQL, compiled once for all databases that a process opens: each thread that compiled it for itself would
 * take twice the processor time until it answers.
 */
export function compileProgram(): Promise<WebAssembly.Module> {
  program ??= readFile(findProgram()).then(bytes => WebAssembly.compile(bytes))
  return program
}

/** What it writes may be read by the same version only. */
export async function programVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(findProgram()), '../package.json'), 'utf8'))
  return version
}

function findProgram(): string {
  const { resolve } = createRequire(import.meta.url)
  return join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')
}
