import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  createEmptyPostgresDatabase,
  describeOnBothDatabases,
  findFreePort,
  openMemoryDatabase,
} from '@bellwether/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { migrate, openDatabase, users } from './index.ts'

const temporary = mkdtempSync(join(tmpdir(), 'bellwether-test-'))
const pristine = join(temporary, 'pristine')
beforeAll(async () => {
  const db = await openDatabase({ dataDir: pristine })
  await migrate(db)
  await db.close()
})
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

/** A migrated data directory; copying one is much faster than making one. */
function createDataDir(name: string): string {
  const dataDir = join(temporary, name)
  cpSync(pristine, dataDir, { recursive: true })
  return dataDir
}

describeOnBothDatabases('types', getDb => {
  const read = async <T>(expression: string) => {
    const { rows } = await sql<{ value: T }>`select ${sql.raw(expression)} as value`.execute(getDb().sql)
    return rows[0]?.value
  }

  it.each([
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['count(*)', 1],
    ['0.01461295::numeric(12, 8)', 0.01461295],
    ["'2026-02-28'::date", '2026-02-28'],
    ["'1899-12-31'::date", '1899-12-31'],
    ["array['a', null, 'b']", ['a', null, 'b']],
    ['array[3, 9]::smallint[]', [3, 9]],
    [`'{"a": [1]}'::jsonb`, { a: [1] }],
    ['null::int8', null],
  ])('reads %s as a plain value', async (expression, value) => {
    expect(await read(expression)).toEqual(value)
  })

  it('reads an instant as a Date, whatever zone it was written in', async () => {
    expect(await read("'2026-07-01 08:00:00+01'::timestamptz")).toEqual(new Date('2026-07-01T07:00:00Z'))
  })

  it('refuses an int8 that a number would round', async () => {
    await expect(read('9007199254740993::int8')).rejects.toMatchObject({
      code: 'DB_UNSAFE_INTEGER',
      given: '9007199254740993',
    })
    expect(await read('1')).toBe(1)
  })

  it('[RP-DATA-1] stores nothing as a float', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type in ('real', 'double precision', 'money')`.execute(getDb().sql)
    expect(rows).toEqual([])
  })

  it('answers a ping, also when many ask at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => getDb().ping()))
  })
})

describe('an embedded database', () => {
  it('waits for the queries under way when closed, and then refuses', async () => {
    const db = await openMemoryDatabase()
    const waiting = Array.from({ length: 5 }, () =>
      users.create(db, { email: `${Math.random()}@example.com`, name: 'x' }),
    )
    await Promise.all([db.close(), db.close()])
    expect((await Promise.all(waiting)).every(id => id !== null)).toBe(true)
    await expect(db.ping()).rejects.toMatchObject({ code: 'DB_CLOSED' })
  })

  it('keeps what it holds from one opening to the next', async () => {
    const dataDir = createDataDir('kept')
    const first = await openDatabase({ dataDir })
    await users.create(first, { email: 'ann@example.com', name: 'Ann' })
    await first.close()
    const second = await openDatabase({ dataDir })
    expect(await migrate(second)).toEqual([])
    expect(await users.findByEmail(second, 'ann@example.com')).toMatchObject({ name: 'Ann' })
    await second.close()
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  })

  it('[IM-FILE-9] is initialised by another process where the program must be small, also after one that was killed', async () => {
    const dataDir = join(temporary, 'small')
    const unfinished = join(dataDir, 'postgres.unfinished')
    mkdirSync(unfinished, { recursive: true })
    writeFileSync(join(unfinished, 'PG_VERSION'), 'half of it')
    const first = await openDatabase({ dataDir, cacheMegabytes: 16 })
    expect((await migrate(first)).length).toBeGreaterThan(0)
    await users.create(first, { email: 'ann@example.com', name: 'Ann' })
    await first.close()
    expect(readdirSync(dataDir)).toEqual(['postgres'])
    const second = await openDatabase({ dataDir, cacheMegabytes: 16 })
    expect(await users.findByEmail(second, 'ann@example.com')).toMatchObject({ name: 'Ann' })
    await second.close()
  })

  it('[RP-DATA-42] is filled aside where it is new, and what was not completed is gone', async () => {
    const dataDir = join(temporary, 'filled')
    const fill = async (aside: string) => cpSync(pristine, aside, { recursive: true })
    const breakOff = async (aside: string) => {
      await fill(aside)
      throw new Error('broken off')
    }
    await expect(openDatabase({ dataDir, fillNew: breakOff })).rejects.toThrow('broken off')
    expect(readdirSync(dataDir)).toEqual([])
    mkdirSync(join(dataDir, 'unfinished-killed', 'postgres'), { recursive: true })
    const first = await openDatabase({ dataDir, fillNew: fill })
    expect(await migrate(first)).toEqual([])
    expect(readdirSync(dataDir).sort()).toEqual(['lock', 'postgres'])
    await first.close()
    const second = await openDatabase({ dataDir, fillNew: breakOff })
    await second.close()
  })

  it('tells its owner of the loss and names it in every later error', async () => {
    const dataDir = createDataDir('lost')
    const lost = Promise.withResolvers<Error>()
    const db = await openDatabase({ dataDir, onLost: lost.resolve })
    rmSync(join(dataDir, 'postgres', 'pg_wal'), { recursive: true })
    const write = sql`do $$ begin perform pg_switch_wal(); insert into people (name) values ('x'); end $$`.execute(
      db.sql,
    )
    await expect(write).rejects.toThrow()
    expect(await lost.promise).toMatchObject({ code: 'DB_EMBEDDED_LOST', dataDir })
    await expect(db.ping()).rejects.toMatchObject({ code: 'DB_EMBEDDED_LOST' })
    await db.close()
  })

  it('does not start from bytes that are no database', async () => {
    await expect(openDatabase({ memory: true, template: Uint8Array.from([1, 2, 3]) })).rejects.toMatchObject({
      code: 'DB_EMBEDDED_START_FAILED',
    })
  })

  it('leaves no socket behind', async () => {
    const sockets = () => readdirSync(tmpdir()).filter(name => name.startsWith(`bellwether-${process.pid}-`))
    const before = sockets().length
    const db = await openMemoryDatabase()
    expect(sockets()).toHaveLength(before + 1)
    await db.close()
    expect(sockets()).toHaveLength(before)
  })
})

describe('a data directory', () => {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })
  const run = (script: string, dataDir: string) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../testing', script), dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    children.push(child)
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    return { child, line: async () => (await lines.next()).value as string | undefined }
  }

  it('is refused to a second process, which harms nothing', async () => {
    const dataDir = createDataDir('shared')
    const first = run('hold-data-dir.ts', dataDir)
    expect(await first.line()).toBe('open')
    const second = run('hold-data-dir.ts', dataDir)
    const answer = await second.line()
    expect(answer).toContain('refused DB_DATA_DIR_IN_USE')
    expect(answer).toContain(`process ${first.child.pid}`)
    expect(answer).toContain(dataDir)
    first.child.stdin?.write('go on\n')
    expect(await first.line()).toBe('closed')
    const third = run('hold-data-dir.ts', dataDir)
    expect(await third.line()).toBe('open')
  })

  it('is taken over from a process that was killed', async () => {
    const dataDir = createDataDir('killed')
    const first = run('hold-data-dir.ts', dataDir)
    expect(await first.line()).toBe('open')
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    expect(existsSync(join(dataDir, 'lock'))).toBe(true)
    const second = run('hold-data-dir.ts', dataDir)
    expect(await second.line()).toBe('open')
  })

  it('holds every acknowledged row after its process was killed in the middle of writing', async () => {
    const dataDir = createDataDir('durable')
    for (const rows of [25, 60]) {
      const writer = run('write-until-killed.ts', dataDir)
      let acknowledged = 0
      for (let seen = 0; seen < rows; seen += 1) acknowledged = Number(await writer.line())
      const exited = once(writer.child, 'exit')
      writer.child.kill('SIGKILL')
      for (let line = await writer.line(); line !== undefined; line = await writer.line()) acknowledged = Number(line)
      await exited
      const db = await openDatabase({ dataDir })
      for (let number = 1; number <= acknowledged; number += 1) {
        expect(await users.findByEmail(db, `${number}@example.com`)).not.toBeNull()
      }
      await db.close()
    }
  })

  it('must be one that can be written to', async () => {
    const file = join(import.meta.dirname, 'open.ts')
    await expect(openDatabase({ dataDir: join(file, 'below-a-file') })).rejects.toMatchObject({
      code: 'DB_DATA_DIR_UNUSABLE',
    })
  })
})

describe('a PostgreSQL URL', () => {
  let port: number
  beforeAll(async () => {
    port = await findFreePort()
  })

  it('that nobody answers is named without its password', async () => {
    const opening = openDatabase({ url: `postgres://ann:secret@127.0.0.1:${port}/market` })
    await expect(opening).rejects.toMatchObject({ code: 'DB_UNREACHABLE', address: `127.0.0.1:${port}/market` })
    await expect(opening).rejects.not.toThrow('secret')
  })

  it.each([
    ['what serves people', true, '30s'],
    ['a command', false, '10min'],
  ])('[RP-DATA-41] cancels a statement of %s in its time', async (_, failFast, expected) => {
    const db = await openDatabase({ url: await createEmptyPostgresDatabase(), failFast })
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db.sql)
    await db.close()
    expect(rows).toEqual([{ statement_timeout: expected }])
  })

  it.each(['', 'localhost', 'mysql://localhost/market', 'postgres'])('like "%s" is refused', async url => {
    await expect(openDatabase({ url })).rejects.toMatchObject({ code: 'DB_INVALID_URL' })
  })
})
