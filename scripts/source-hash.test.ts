import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSources } from './source-hash.ts'

let root = ''
const hash = () => hashSources(root, ['room', 'lock.json', 'absent'])
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bellwether-hash-'))
  for (const folder of ['room/src', 'room/dist', 'room/node_modules'])
    mkdirSync(join(root, folder), { recursive: true })
  write('room/src/page.ts', 'one')
  write('lock.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('hashSources', () => {
  it('stays the same while nothing that is built changes', () => {
    const before = hash()
    write('room/src/page.test.ts', 'a test')
    write('room/README.md', 'words')
    write('room/dist/page.js', 'built')
    write('room/node_modules/x.js', 'installed')
    write('elsewhere.ts', 'not asked for')
    expect(hash()).toBe(before)
  })

  it.each([
    ['a content', () => write('room/src/page.ts', 'two')],
    ['a new file', () => write('room/src/other.ts', '')],
    ['a file given by name', () => write('lock.json', '{"a":1}')],
    ['a name', () => [rmSync(join(root, 'room/src/page.ts')), write('room/src/pages.ts', 'one')]],
    ['text moving from one file to the next', () => [write('room/src/page.ts', 'on'), write('room/src/pagf.ts', 'e')]],
  ])('changes with %s', (_what, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })
})
