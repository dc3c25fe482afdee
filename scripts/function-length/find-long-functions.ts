import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Breach } from '../known-breaches.ts'
import { repositoryRoot } from '../repository-files.ts'

export const maxFunctionLines = 80
export const knownLongFunctionsPath = join(repositoryRoot, 'scripts/function-length/known-breaches.json')

interface Report {
  readonly diagnostics: readonly {
    readonly category: string
    readonly location: { readonly path: string; readonly start: { line: number }; readonly end: { line: number } }
  }[]
}

/**
 * Functions longer than the limit, from their first line to their last. Biome finds the functions; its own count leaves
 * out comments and nested types, so it is asked for shorter ones too.
 */
export function findLongFunctions(root = repositoryRoot): Breach[] {
  const biome = join(repositoryRoot, 'node_modules/@biomejs/biome/bin/biome')
  const config = `--config-path=${join(repositoryRoot, 'scripts/function-length/biome-lines.json')}`
  const rule = '--only=complexity/noExcessiveLinesPerFunction'
  const args = [biome, 'lint', config, rule, '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  if (!stdout.startsWith('{')) throw new Error(`Biome gave no report:\n${stderr}`)
  const { diagnostics } = JSON.parse(stdout) as Report
  return diagnostics
    .filter(({ category }) => category === 'lint/complexity/noExcessiveLinesPerFunction')
    .filter(({ location: { start, end } }) => end.line - start.line + 1 > maxFunctionLines)
    .map(({ location: { path, start } }) => ({
      rule: `functions of more than ${maxFunctionLines} lines`,
      file: path,
      line: start.line,
    }))
}
