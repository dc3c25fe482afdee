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
const packages = ['packages/domain', 'packages/contract', 'packages/design', 'packages/blocks']
const house = [...packages.map(folder => `${folder}/src`), 'apps/site/src/pages']
const buildCommands: Readonly<Record<PeerName, readonly string[]>> = {
  next: ['node_modules/next/dist/bin/next', 'build'],
  'react-router': ['node_modules/@react-router/dev/bin.cjs', 'build'],
}

/** Copies, installs and builds a peer in the cache; what has not changed since the last time is kept. */
export function preparePeer(name: PeerName): Peer {
  const source = join('bench/ssr/peers', name)
  const folder = join(cache, name)
  mkdirSync(folder, { recursive: true })
  const manifest = toManifest(source)
  once(join(folder, '.installed'), manifest, () => {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    writeFileSync(join(folder, 'package.json'), manifest)
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
    writeFileSync(join(folder, 'package.json'), manifest)
    run(folder, process.execPath, buildCommands[name])
  })
  return { folder, version: readManifest(join(folder, 'node_modules', name)).version ?? '' }
}

interface Manifest {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The peer's package.json with what our packages need from elsewhere added. */
function toManifest(source: string): string {
  const own = readManifest(join(repository, source))
  const needed = packages
    .flatMap(folder => Object.entries(readManifest(join(repository, folder)).dependencies ?? {}))
    .filter(([name]) => !name.startsWith('@bellwether/'))
  const dependencies = { ...Object.fromEntries(needed), ...own.dependencies }
  return JSON.stringify({ ...own, dependencies }, null, 2)
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
