import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../repository-files.ts'
import type { Plan } from './plan.ts'

/** What already has the name of a plan; null if nothing does. */
export function findTaken({ files, taken }: Plan): string | null {
  return [...taken, ...Object.keys(files)].find(path => existsSync(join(repositoryRoot, path))) ?? null
}

/** Writes the files. Every edit is made before anything is written: one that fails leaves no half of it behind. */
export function applyPlan({ files, edits, scripts = [] }: Plan): void {
  const edited = edits.map(({ path, change }) => [path, change(readFileSync(join(repositoryRoot, path), 'utf8'))])
  const texts: Readonly<Record<string, string>> = { ...files, ...Object.fromEntries(edited) }
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(repositoryRoot, path)), { recursive: true })
    writeFileSync(join(repositoryRoot, path), text)
  }
  const formatted = Object.keys(texts).filter(path => /\.(?:tsx?|css)$/.test(path))
  run('node_modules/@biomejs/biome/bin/biome', ['check', '--write', ...formatted])
  for (const script of scripts) run(script, [])
}

function run(script: string, args: readonly string[]): void {
  execFileSync(process.execPath, [script, ...args], { cwd: repositoryRoot, stdio: ['ignore', 'ignore', 'inherit'] })
}
