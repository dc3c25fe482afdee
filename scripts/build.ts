/** Builds the pages, the empty database of a first start, and what other people's pages load (`npm run build`). With `--if-changed`, only when a source has changed since the last build. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeTurn } from './build-turn.ts'
import { hashSources } from './source-hash.ts'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'apps/site/dist/.build-stamp')
// More than the pages need, so that a package they come to need is not forgotten; a build takes a second or two.
const sources = ['packages', 'features', 'widgets', 'apps/site', 'apps/cdn', 'package-lock.json', 'scripts/build.ts']

const stamp = hashSources(root, sources)
const isWanted = () => !process.argv.includes('--if-changed') || stamp !== findStamp()
if (isWanted()) {
  const turn = await takeTurn(join(root, '.cache/build'))
  // Another process may have built meanwhile.
  if (isWanted()) await build()
  turn.release()
}

async function build(): Promise<void> {
  console.log('Building the pages ...')
  const started = performance.now()
  // A build that is cut short must not look finished.
  rmSync(stampFile, { force: true })
  // Whatever the caller runs under (a test, say): development JSX would not run in production.
  process.env.NODE_ENV = 'production'
  const { getTemplate } = await import('../packages/db/src/index.ts')
  const { buildSite } = await import('../apps/site/build.ts')
  // The database has a thread of its own.
  await Promise.all([getTemplate(), buildSite()])
  // For tests and for whoever takes the loader as a module; the CDN makes its own.
  const { buildLoader } = await import('../packages/loader/build.ts')
  await buildLoader()
  const { publish } = await import('../apps/cdn/src/publish/publish.ts')
  await publish({ folder: join(root, 'apps/cdn/dist'), replace: true })
  mkdirSync(join(stampFile, '..'), { recursive: true })
  writeFileSync(stampFile, stamp)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

function findStamp(): string | null {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return null
  }
}
