import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Breach, countBreaches, findNewBreaches, refreshKnownBreaches } from './known-breaches.ts'

const breach = (file: string, line = 1, rule = 'old word'): Breach => ({ rule, file, line })
const known = countBreaches([breach('a.ts', 1), breach('a.ts', 2), breach('b.ts')])

const folder = mkdtempSync(join(tmpdir(), 'bellwether-breaches-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('findNewBreaches', () => {
  it('accepts what is known, and less', () => {
    expect(findNewBreaches(known, [breach('a.ts'), breach('b.ts')])).toEqual([])
  })

  it('accepts a file that was moved', () => {
    expect(findNewBreaches(known, [breach('moved/a.ts', 1), breach('moved/a.ts', 2), breach('b.ts')])).toEqual([])
  })

  it('names the places of a rule that is broken more often', () => {
    const found = [breach('a.ts', 1), breach('a.ts', 2), breach('b.ts'), breach('c.ts', 7)]
    expect(findNewBreaches(known, found)).toEqual(['old word: c.ts:7'])
  })

  it('counts each rule by itself', () => {
    expect(findNewBreaches(known, [breach('b.ts', 3, 'long function')])).toEqual(['long function: b.ts:3'])
  })
})

describe('refreshKnownBreaches', () => {
  const path = join(folder, 'known.json')

  it('forgets what is mended', () => {
    writeFileSync(path, JSON.stringify(known))
    refreshKnownBreaches(path, [breach('b.ts')])
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ 'old word': { 'b.ts': 1 } })
  })

  it('refuses to learn more', () => {
    writeFileSync(path, '{}')
    expect(() => refreshKnownBreaches(path, [breach('b.ts', 4)])).toThrow('old word: b.ts:4')
    expect(readFileSync(path, 'utf8')).toBe('{}')
  })
})
