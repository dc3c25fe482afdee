import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@bellwether/testing'
import { expect, it, onTestFinished } from 'vitest'

/** A folder of tests whose worker crashes as long as `isCrashing` says so; the count of a run of it, and what it printed. */
function run(isCrashing: string) {
  const cache = join(repository, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'crashing-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    "export default { test: { include: ['*.spec.mjs'], isolate: false, maxWorkers: 1, reporters: [] } }",
  )
  writeFileSync(
    join(folder, 'a.spec.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs'
import { it } from 'vitest'
it('begins', () => {})
it('crashes', async () => {
  const marker = ${JSON.stringify(join(folder, 'crashed'))}
  if (!(${isCrashing})) return
  writeFileSync(marker, '')
  process.kill(process.pid, 'SIGTRAP')
  await new Promise(() => {})
})`,
  )
  writeFileSync(join(folder, 'b.spec.mjs'), "import { it } from 'vitest'\nit('follows', () => {})")
  const script = `const { runVitest } = await import(${JSON.stringify(join(repository, 'scripts/run-vitest.ts'))})
const count = await runVitest(${JSON.stringify(folder)}, [])
console.log(JSON.stringify(count))
process.exit(0)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  return { count: JSON.parse(stdout.trim().split('\n').at(-1) ?? ''), stdout }
}

it('runs the files of a crashed worker again, and says so', () => {
  const { count, stdout } = run('!existsSync(marker)')
  expect(count).toEqual({ passed: 3, failed: 0 })
  expect(stdout).toContain('run again, since its worker crashed: a.spec.mjs')
})

it('fails for a file whose worker crashes each time', () => {
  expect(run('true').count.failed).toBeGreaterThan(0)
})
