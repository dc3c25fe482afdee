#!/usr/bin/env node
/** `npx @bellwether/cli hints`, `check` and `schema`. */
import { writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { run } from './run.ts'

const { stdout, stderr, exitCode } = await run(process.argv.slice(2), {
  folder: process.cwd(),
  readInput: () => text(process.stdin),
  writeFile: (path, contents) => writeFile(path, contents),
  now: () => Date.now(),
})
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = exitCode
