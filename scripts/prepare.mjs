/**
 * Set-up that npm runs before start, dev, test, verify and universe: packages installed, a Node that is new enough,
 * pages built, and for the tests the system's packages.
 *
 * Runs under whatever Node the system has, before any package is installed: plain JavaScript of Node 12, no dependency.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { disagreements } from './lockfile-agreement.mjs'
import { chooseNode, findPinnedNode, wantedNode } from './node-choice.mjs'
import { prepareSystemPackages } from './system-packages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'node_modules/.bellwether-stamp')
const purposes = ['start', 'dev', 'test', 'verify']
const builds = ['start', 'test']

const purpose = process.argv[2]
if (purposes.indexOf(purpose) === -1) stop(`prepare.mjs takes one of ${purposes.join(', ')}; given: ${purpose}`)

installPackages()
const node = pickNode()
if (builds.indexOf(purpose) !== -1) run(node, [join(root, 'scripts/build.ts'), '--if-changed'])
if (purpose === 'test') {
  const missing = prepareSystemPackages(console.log)
  if (missing !== null) stop(missing)
}

function installPackages() {
  const reason = whyInstall()
  if (reason === null) return
  console.log(`Installing packages with npm ci (${reason}) ...`)
  const started = Date.now()
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // Inside an npm script these two name the npm in use and the Node it runs on, which is never the one npm ci replaces.
  const { npm_execpath: npmCli, npm_node_execpath: npmNode } = process.env
  if (npmCli) run(npmNode || process.execPath, [npmCli].concat(args))
  else run('npm', args)
  writeFileSync(stampFile, lockfileHash())
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Nothing to do after an install of ours for this very lockfile, or after an `npm install` that kept to it. */
function whyInstall() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return 'not installed yet'
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockfileHash()) return null
  const different = disagreements(readJson(join(root, 'package-lock.json')), readJson(installed))
  return different.length === 0 ? null : `package-lock.json differs: ${different.slice(0, 3).join(', ')}`
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function pickNode() {
  const pinned = findPinnedNode()
  const choice = chooseNode({
    pinned: pinned === null ? null : { path: pinned, version: versionOf(pinned) },
    system: { path: process.execPath, version: process.version },
    platform: `${process.platform}-${process.arch}`,
  })
  // A pinned Node that does not run here (another C library, say) must not hide the system's from npm's PATH.
  if (choice.pinnedIsBroken) {
    const links = ['node', 'node.cmd', 'node.ps1'].map(name => join(root, 'node_modules/.bin', name))
    for (const link of links.filter(existsSync)) unlinkSync(link)
  }
  if (choice.problem !== null) stop(choice.problem)
  return choice.path
}

function versionOf(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function run(command, args) {
  // Windows' npm is a batch file, which only a shell runs.
  const shell = command === 'npm' && process.platform === 'win32'
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell })
  if (error) stop(`${command} could not be run: ${error.message}. Bellwether needs npm and Node ${wantedNode}.`)
  if (status !== 0) process.exit(status === null ? 1 : status)
}

function stop(line) {
  console.error(line)
  process.exit(1)
}
