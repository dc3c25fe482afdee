import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'

/** Does the work unless the stamp says that it was done for the same sources. Work cut short leaves no stamp. */
export function doOnce(stampFile: string, stamp: string, work: () => void): void {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(stampFile, { force: true })
  work()
  writeFileSync(stampFile, stamp)
}

/** What the package.json in the folder names, and nothing that would run at once. */
export function installPackages(folder: string): void {
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  runCommand(folder, 'npm', ['install', ...options])
}

export function runCommand(cwd: string, command: string, args: readonly string[]): void {
  // npm's own `node` must be this one: the peers refuse older ones.
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  const env = { ...process.env, PATH: path, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`)
}
