import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bellwether-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

// Above the largest pid Linux hands out.
const NO_PROCESS = 2 ** 22 + 1

describe('lockDataDir', () => {
  const leave = (owner: object | string) =>
    writeFileSync(join(dataDir, 'lock'), typeof owner === 'string' ? owner : JSON.stringify(owner))

  it('is held by one at a time, and free again once released', () => {
    const lock = lockDataDir(dataDir)
    expect(() => lockDataDir(dataDir)).toThrow(
      expect.objectContaining({ code: 'DB_DATA_DIR_IN_USE', pid: process.pid }),
    )
    lock.release()
    lockDataDir(dataDir).release()
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('makes the directory', () => {
    lockDataDir(join(dataDir, 'a', 'b')).release()
    expect(readdirSync(join(dataDir, 'a'))).toEqual(['b'])
  })

  it.each([
    ['a dead process', { pid: NO_PROCESS, host: hostname(), started: 'x', nonce: 'x' }],
    ['a process whose number another has now', { pid: process.pid, host: hostname(), started: 'before', nonce: 'x' }],
    ['a power cut in the middle of writing', ''],
  ])('is taken over from %s', (_case, owner) => {
    leave(owner)
    const lock = lockDataDir(dataDir)
    expect(() => lockDataDir(dataDir)).toThrow(expect.objectContaining({ pid: process.pid }))
    lock.release()
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('is not taken from another host, whose processes cannot be asked', () => {
    leave({ pid: NO_PROCESS, host: 'elsewhere', started: null, nonce: 'x' })
    expect(() => lockDataDir(dataDir)).toThrow(/elsewhere.*delete/)
    expect(readdirSync(dataDir)).toEqual(['lock'])
  })

  it('does not release what has become another’s', () => {
    const lock = lockDataDir(dataDir)
    leave({ pid: NO_PROCESS, host: 'elsewhere', started: null, nonce: 'x' })
    lock.release()
    expect(readdirSync(dataDir)).toEqual(['lock'])
  })

  it('goes to exactly one of many processes that find the same dead lock', async () => {
    leave({ pid: NO_PROCESS, host: hostname(), started: 'x', nonce: 'x' })
    const script = `
      import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'data-dir-lock.ts'))}
      process.stdin.once('data', () => {
        try { lockDataDir(${JSON.stringify(dataDir)}); console.log('mine') } catch (error) { console.log(error.code) }
      })
      console.log('waiting')`
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
    )
    try {
      const lines = children.map(child => createInterface({ input: child.stdout })[Symbol.asyncIterator]())
      const next = () => Promise.all(lines.map(async line => (await line.next()).value))
      await next()
      for (const child of children) child.stdin.write('go\n')
      const answers = await next()
      expect(answers.toSorted()).toEqual([...Array(5).fill('DB_DATA_DIR_IN_USE'), 'mine'])
      expect(readdirSync(dataDir)).toEqual(['lock'])
    } finally {
      for (const child of children) child.kill('SIGKILL')
    }
  })
})
