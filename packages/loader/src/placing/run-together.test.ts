import { afterEach, expect, it, vi } from 'vitest'
import { createRunTogether } from './run-together.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Three modules that were started in one go, and the order in which what they give was there. */
function start() {
  const modules = [Promise.withResolvers<string>(), Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const runTogether = createRunTogether()
  const heard: string[] = []
  const all = modules.map(({ promise }) =>
    runTogether(() => promise).then(
      name => heard.push(name),
      error => heard.push(error),
    ),
  )
  return { modules, heard, runTogether, all: Promise.all(all) }
}

it('[LD-STEP-27] gives what was started in one go when the last of it has run', async () => {
  const { modules, heard, all } = start()
  modules[0]?.resolve('first')
  modules[1]?.resolve('second')
  await new Promise(setImmediate)
  expect(heard).toEqual([])
  modules[2]?.resolve('third')
  await all
  expect(heard).toEqual(['first', 'second', 'third'])
})

it('[LD-STEP-27] says of a module at once that it failed, and gives the others', async () => {
  const { modules, heard, all } = start()
  modules[0]?.resolve('first')
  modules[1]?.reject('failed')
  await new Promise(setImmediate)
  expect(heard).toEqual(['failed'])
  modules[2]?.resolve('third')
  await all
  expect(heard).toEqual(['failed', 'first', 'third'])
})

it('[LD-STEP-27] lets what is started later wait for nobody', async () => {
  vi.useFakeTimers()
  const { runTogether } = start()
  // The one go ends with the task that began it.
  vi.advanceTimersByTime(0)
  expect(await runTogether(async () => 'later')).toBe('later')
})
