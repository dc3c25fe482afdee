/**
 * The programs the tests drive: the three browser engines, PostgreSQL, NATS, WordPress and what it runs on. They come from Debian's packages; as root on Debian the
 * missing ones are installed, anywhere else the one command to run is printed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const systemPackages = [
  { package: 'chromium', isPresent: look => ['chromium', 'chromium-browser', 'google-chrome'].some(look.hasProgram) },
  // Firefox and WebKit: 130 MB to download, 490 MB on disk, 45 seconds on two busy cores.
  { package: 'firefox-esr', isPresent: look => ['firefox-esr', 'firefox'].some(look.hasProgram) },
  { package: 'webkit2gtk-driver', isPresent: look => look.hasProgram('WebKitWebDriver') },
  { package: 'xvfb', isPresent: look => look.hasProgram('Xvfb') },
  { package: 'postgresql', isPresent: look => look.hasProgram('postgres') || look.hasPostgresServer() },
  { package: 'nats-server', isPresent: look => look.hasProgram('nats-server') },
  // WordPress: 30 MB to download, 220 MB on disk, 30 seconds.
  { package: 'php-cli', isPresent: look => look.hasProgram('php') },
  { package: 'mariadb-server-core', isPresent: look => look.hasProgram('mariadbd') },
  { package: 'wordpress', isPresent: look => look.hasWordPress() },
]

// Chromium only recommends a font, and without one it measures every fallback glyph as nothing. Its headless shell is
// quicker; the browser itself is needed for what the shell lacks. WordPress only recommends a theme.
const alongside = {
  chromium: ['chromium-headless-shell', 'fonts-liberation'],
  wordpress: ['wordpress-theme-twentytwentythree'],
}

/** Returns null when everything is there, or the line that says what to do. */
export function prepareSystemPackages(print, machine = thisMachine()) {
  const missing = findMissing(machine)
  if (missing.length === 0) return null
  const command = installCommand(missing)
  if (!machine.isDebian) return `The tests need ${missing.join(', ')}. On Debian: ${command}`
  if (!machine.isRoot) return `The tests need ${missing.join(', ')}. Run: sudo sh -c '${command}'`
  print(`Installing ${missing.join(', ')} with apt-get ...`)
  machine.install(withCompanions(missing))
  const still = findMissing(machine)
  return still.length === 0 ? null : `apt-get did not provide ${still.join(', ')}. Run: ${command}`
}

function findMissing(machine) {
  return systemPackages.filter(entry => !entry.isPresent(machine)).map(entry => entry.package)
}

function installCommand(packages) {
  return `apt-get update && apt-get install -y --no-install-recommends ${withCompanions(packages).join(' ')}`
}

function withCompanions(packages) {
  return packages.reduce((all, name) => all.concat(name, alongside[name] || []), [])
}

function thisMachine() {
  const paths = (process.env.PATH || '').split(delimiter).concat(['/usr/bin', '/usr/sbin', '/usr/local/bin'])
  return {
    isRoot: typeof process.getuid === 'function' && process.getuid() === 0,
    isDebian: existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get'),
    hasProgram: name => paths.some(path => existsSync(join(path, name))),
    hasWordPress: () => existsSync('/usr/share/wordpress/wp-settings.php'),
    hasPostgresServer: () => postgresVersions().some(version => existsSync(`${postgresHome}/${version}/bin/postgres`)),
    install: aptInstall,
  }
}

const postgresHome = '/usr/lib/postgresql'

function postgresVersions() {
  return existsSync(postgresHome) ? readdirSync(postgresHome) : []
}

const policyFile = '/usr/sbin/policy-rc.d'

function aptInstall(packages) {
  // Debian starts a service as soon as its package is installed; exit code 101 of this file says no. The tests start
  // their own servers on free ports and must leave none behind.
  const ownPolicy = !existsSync(policyFile)
  if (ownPolicy) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    apt(['update', '-q'])
    apt(['install', '-y', '-q', '--no-install-recommends'].concat(packages))
  } finally {
    if (ownPolicy) unlinkSync(policyFile)
  }
}

function apt(args) {
  const env = Object.assign({}, process.env, { DEBIAN_FRONTEND: 'noninteractive' })
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8', maxBuffer: 64 << 20 })
  if (status !== 0) console.error(`apt-get ${args[0]} failed:\n${lastLines(`${stdout}${stderr}`, 15)}`)
}

function lastLines(text, count) {
  return text.trim().split('\n').slice(-count).join('\n')
}
