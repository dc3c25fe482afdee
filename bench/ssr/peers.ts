import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from '../../scripts/source-hash.ts'
import { doOnce, installPackages, runCommand } from '../machine/peer-folder.ts'

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
const packages = [
  ...['domain', 'contract', 'analytics', 'locale', 'design', 'islands', 'search-box'],
  ...['blocks', 'wire', 'price-stream', 'live-quotes', 'web'],
].map(name => `packages/${name}`)
const copied = [
  ...packages.map(folder => `${folder}/src`),
  'features/research/src/layout',
  'features/research/src/overview',
  'features/research/src/securities/stale-holdings.ts',
  'features/research/src/news/news-day.ts',
  'features/research/src/news/older-news.ts',
  'features/research/src/statements/currency-note.ts',
  'features/research/src/statements/split-note.ts',
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
  const manifest = toManifest(source)
  doOnce(join(folder, '.installed'), manifest, () => {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    writeFileSync(join(folder, 'package.json'), manifest)
    installPackages(folder)
  })
  doOnce(join(folder, '.built'), hashSources(repository, [source, 'bench/ssr/peers/shared', ...copied]), () => {
    copySources(source, folder)
    writeFileSync(join(folder, 'package.json'), manifest)
    runCommand(folder, process.execPath, buildCommands[name])
  })
  return { folder, version: readManifest(join(folder, 'node_modules', name)).version ?? '' }
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly exports?: Readonly<Record<string, string>>
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
  for (const path of copied) {
    const filter = (file: string) => !/\.test\.tsx?$/.test(file)
    cpSync(join(repository, path), join(folder, 'copied', path), { recursive: true, filter })
  }
  const settings = JSON.parse(readFileSync(join(repository, source, 'tsconfig.json'), 'utf8'))
  settings.compilerOptions.paths = { ...entries(), '~/*': ['./*'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings, null, 2))
}

/** The entries of the copied packages, as their package.json exports them. */
function entries(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    packages.flatMap(folder => {
      const { name = '', exports = {} } = readManifest(join(repository, folder))
      return Object.entries(exports).map(([entry, file]) => [join(name, entry), [`./copied/${join(folder, file)}`]])
    }),
  )
}
