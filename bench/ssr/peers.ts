import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { hashSources } from '../../scripts/source-hash.ts'

export type PeerName = 'next' | 'react-router'

export interface Peer {
  /** Where it was installed and built. */
  readonly folder: string
  /** The framework's version as installed. */
  readonly version: string
}

const repository = join(import.meta.dirname, '../..')
const cache = join(repository, '.cache/bench-ssr')
/** What our page is made of. Peers compile a copy, so that `react` is theirs. */
const house = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/design/src',
  'packages/blocks/src',
  'apps/site/src/pages',
]
const buildCommands: Readonly<Record<PeerName, readonly string[]>> = {
  next: ['node_modules/next/dist/bin/next', 'build'],
  'react-router': ['node_modules/@react-router/dev/bin.cjs', 'build'],
}

/** Copies, installs and builds a peer in the cache; what has not changed since the last time is kept. */
export function preparePeer(name: PeerName): Peer {
  const source = join('bench/ssr/peers', name)
  const folder = join(cache, name)
  mkdirSync(folder, { recursive: true })
  once(join(folder, '.installed'), hashSources(repository, [join(source, 'package.json')]), () => {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    cpSync(join(repository, source, 'package.json'), join(folder, 'package.json'))
    run(folder, 'npm', [
      'install',
      '--ignore-scripts',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
  })
  once(join(folder, '.built'), hashSources(repository, [source, 'bench/ssr/peers/shared', ...house]), () => {
    copySources(source, folder)
    run(folder, process.execPath, buildCommands[name])
  })
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
  return { folder, version }
}

function copySources(source: string, folder: string): void {
  for (const entry of readdirSync(folder)) {
    if (entry !== 'node_modules' && entry !== '.installed') rmSync(join(folder, entry), { recursive: true })
  }
  cpSync(join(repository, source), folder, { recursive: true })
  cpSync(join(repository, 'bench/ssr/peers/shared'), join(folder, 'shared'), { recursive: true })
  for (const path of house) {
    const filter = (file: string) => !/\.test\.tsx?$/.test(file)
    cpSync(join(repository, path), join(folder, 'house', path), { recursive: true, filter })
  }
}

/** Does the work unless the stamp says that it was done for the same sources. Work cut short leaves no stamp. */
function once(stampFile: string, stamp: string, work: () => void): void {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(stampFile, { force: true })
  work()
  writeFileSync(stampFile, stamp)
}

function run(cwd: string, command: string, args: readonly string[]): void {
  // npm's own `node` must be this one: the peers refuse older ones.
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  const env = { ...process.env, PATH: path, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`)
}
