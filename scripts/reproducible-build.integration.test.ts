import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyRepository, type RepositoryCopy } from './repository-copy.fixture.ts'
import { repositoryRoot } from './repository-files.ts'

let copy: RepositoryCopy
let folder: string

beforeAll(() => {
  copy = copyRepository()
  folder = mkdtempSync(join(tmpdir(), 'bellwether-published-'))
})
afterAll(() => {
  copy.remove()
  rmSync(folder, { recursive: true, force: true })
})

function publish(root: string, name: string): Readonly<Record<string, string>> {
  const into = join(folder, name)
  const args = ['apps/cdn/src/cdn-cli.ts', 'publish', into]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const files = readdirSync(into, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    files.map(file => [relative(into, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

it('publishes the same bytes from another folder, so that anybody can check what the CDN serves', () => {
  const here = publish(repositoryRoot, 'here')
  expect(Object.keys(here).length).toBeGreaterThan(100)
  expect(publish(copy.root, 'there')).toEqual(here)
})
