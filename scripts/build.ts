/** Builds the pages (`npm run build`). With `--if-changed`, only when a source has changed since the last build. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from './source-hash.ts'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'apps/site/dist/.build-stamp')
const sources = [
  'packages/domain',
  'packages/contract',
  'packages/design',
  'packages/blocks',
  'apps/site',
  'package-lock.json',
  'scripts/build.ts',
]

const stamp = hashSources(root, sources)
if (!process.argv.includes('--if-changed') || stamp !== findStamp()) {
  console.log('Building the pages ...')
  const started = performance.now()
  // A build that is cut short must not look finished.
  rmSync(stampFile, { force: true })
  const { buildSite } = await import('../apps/site/build.ts')
  await buildSite()
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
