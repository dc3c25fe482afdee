import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '@bellwether/testing'

/** Builds the pages if a source of theirs has changed; `npm test` has done so already, a single test run may not have. */
export function buildPages(): void {
  const script = join(repository, 'scripts/build.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, '--if-changed'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The pages could not be built:\n${stderr}`)
}
