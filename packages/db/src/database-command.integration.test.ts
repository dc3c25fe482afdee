import { createEmptyPostgresDatabase } from '@bellwether/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runDatabaseCommand } from './database-command.ts'

abstract class GreetingError extends Error {
  abstract readonly code: string
}
class NobodyError extends GreetingError {
  readonly code = 'GREETING_NOBODY'
}

function prepare(url = '') {
  vi.stubEnv('DATABASE_URL', url)
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    written.mockRestore()
    process.exitCode = undefined
  })
  return { stderr: () => written.mock.calls.map(([text]) => text).join('') }
}

it('opens, migrates and closes the configured database', async () => {
  prepare(await createEmptyPostgresDatabase())
  const counts: number[] = []
  const run = () =>
    runDatabaseCommand({
      expected: [],
      read: () => 'EUR',
      run: async (db, currency) => {
        counts.push(
          (await db.sql.selectFrom('exchange_rates').selectAll().where('currency', '=', currency).execute()).length,
        )
      },
    })
  await run()
  await run()
  expect(counts).toEqual([0, 0])
  expect(process.exitCode).toBeUndefined()
})

it('says an expected error by its code, before it opens anything, and shows the stack of any other', async () => {
  const { stderr } = prepare()
  const run = vi.fn()
  await runDatabaseCommand({
    expected: [GreetingError],
    read: () => {
      throw new NobodyError('Nobody to greet; give a name.')
    },
    run,
  })
  expect(run).not.toHaveBeenCalled()
  expect(stderr()).toBe('GREETING_NOBODY: Nobody to greet; give a name.\n')
  expect(process.exitCode).toBe(1)
  await runDatabaseCommand({
    expected: [GreetingError],
    read: () => {
      throw new TypeError('broken')
    },
    run,
  })
  expect(stderr()).toMatch(/TypeError: broken\n\s+at /)
})
