/**
 * `node scripts/launch.mjs FILE [ARGUMENT...]` runs FILE under the Node chosen for Bellwether and lives as long as it does:
 * signals go to it, its exit code comes back. npm scripts use it in place of `exec`, which Windows' cmd.exe does not have.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { findPinnedNode, isNewEnough } from './node-choice.mjs'
import { processSettings } from './process-settings.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Ends nothing: it asks for new workers. */
const restartSignal = 'SIGUSR2'
const parentCheckMs = 100

// npm finds the pinned Node first, where it runs; under any other caller this may be the system's old one.
const node = isNewEnough(process.version) ? process.execPath : findPinnedNode() || process.execPath
const child = spawn(node, process.argv.slice(2), { stdio: 'inherit', env: { ...processSettings, ...process.env } })

// Debian's sh stays between npm and this process, and a signal that npm sends ends it without being passed on.
const parent = process.ppid
const parentCheck = setInterval(() => {
  if (process.ppid !== parent) passOn('SIGTERM')
}, parentCheckMs)

for (const signal of signals) process.on(signal, passOn)
if (process.platform !== 'win32') process.on(restartSignal, signal => child.kill(signal))

function passOn(signal) {
  // Once is enough: the shell that dies of a signal from the terminal must not count as a second, more urgent one.
  clearInterval(parentCheck)
  child.kill(signal)
}

child.once('error', error => {
  console.error(`${node} could not be run: ${error.message}`)
  process.exit(1)
})
child.once('exit', (code, signal) => process.exit(signal === null ? code : 128 + constants.signals[signal]))
