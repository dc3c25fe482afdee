import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findLongFunctions, knownLongFunctionsPath, maxFunctionLines } from './function-length/find-long-functions.ts'
import { findNewBreaches, readKnownBreaches } from './known-breaches.ts'

it('no function gets too long (npm run function-length lists all; -- --refresh forgets those that were cut)', () => {
  expect(findNewBreaches(readKnownBreaches(knownLongFunctionsPath), findLongFunctions())).toEqual([])
})

it('a function is too long by one line, whatever is on its lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-functions-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, lines: number) => {
    const body = Array.from({ length: lines - 2 }, (_, i) => (i % 2 === 0 ? '  // why' : `  console.log(${i})`))
    writeFileSync(join(folder, name), ['export function make() {', ...body, '}', ''].join('\n'))
  }
  write('long-enough.ts', maxFunctionLines)
  write('too-long.ts', maxFunctionLines + 1)
  write('too-long.test.ts', maxFunctionLines + 1)
  expect(findLongFunctions(folder).map(({ file, line }) => [file, line])).toEqual([['too-long.ts', 1]])
})
