import { describe, expect, it } from 'vitest'
import { prepareSystemPackages } from './system-packages.mjs'

/** Where a package's program has another name. */
const programOf = {
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
  'php-cli': 'php',
  'mariadb-server-core': 'mariadbd',
}

function createMachine({ programs = [], isRoot = true, isDebian = true, provides = () => true } = {}) {
  const present = new Set(programs)
  const installed = []
  return {
    isRoot,
    isDebian,
    hasProgram: name => present.has(name),
    hasPostgresServer: () => present.has('postgresql'),
    hasWordPress: () => present.has('wordpress'),
    install: packages => {
      installed.push(packages)
      for (const one of packages.filter(provides)) present.add(programOf[one] ?? one)
    },
    installed,
  }
}

const quiet = () => {}
const otherEngines = ['firefox', 'WebKitWebDriver', 'Xvfb']
const wordpress = ['php', 'mariadbd', 'wordpress']

describe('prepareSystemPackages', () => {
  it('leaves a complete machine alone', () => {
    const machine = createMachine({
      programs: ['google-chrome', ...otherEngines, 'postgres', 'nats-server', ...wordpress],
      isRoot: false,
    })
    expect(prepareSystemPackages(quiet, machine)).toBeNull()
    expect(machine.installed).toEqual([])
  })

  it('installs only what is missing, as root on Debian', () => {
    const machine = createMachine({ programs: ['chromium', ...otherEngines, ...wordpress] })
    const said = []
    expect(prepareSystemPackages(line => said.push(line), machine)).toBeNull()
    expect(machine.installed).toEqual([['postgresql', 'nats-server']])
    expect(said).toEqual(['Installing postgresql, nats-server with apt-get ...'])
  })

  it('gives Chromium a font and its headless shell', () => {
    const machine = createMachine({ programs: [...otherEngines, 'postgres', 'nats-server', ...wordpress] })
    expect(prepareSystemPackages(quiet, machine)).toBeNull()
    expect(machine.installed).toEqual([['chromium', 'chromium-headless-shell', 'fonts-liberation']])
  })

  it('installs the other two engines, WebKit with a display', () => {
    const machine = createMachine({ programs: ['chromium', 'postgres', 'nats-server', ...wordpress] })
    expect(prepareSystemPackages(quiet, machine)).toBeNull()
    expect(machine.installed).toEqual([['firefox-esr', 'webkit2gtk-driver', 'xvfb']])
  })

  it('gives WordPress what it runs on, and a theme', () => {
    const machine = createMachine({ programs: ['chromium', ...otherEngines, 'postgres', 'nats-server'] })
    expect(prepareSystemPackages(quiet, machine)).toBeNull()
    expect(machine.installed).toEqual([
      ['php-cli', 'mariadb-server-core', 'wordpress', 'wordpress-theme-twentytwentythree'],
    ])
  })

  it('prints the one command to run when it may not install', () => {
    const machine = createMachine({
      programs: ['chromium', ...otherEngines, ...wordpress, 'postgresql'],
      isRoot: false,
    })
    expect(prepareSystemPackages(quiet, machine)).toBe(
      "The tests need nats-server. Run: sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends nats-server'",
    )
    expect(machine.installed).toEqual([])
  })

  it('prints what Debian would need when it runs elsewhere', () => {
    const machine = createMachine({ isDebian: false })
    expect(prepareSystemPackages(quiet, machine)).toMatch(
      /^The tests need chromium, firefox-esr, webkit2gtk-driver, xvfb, postgresql, nats-server, php-cli, mariadb-server-core, wordpress\. On Debian: /,
    )
    expect(machine.installed).toEqual([])
  })

  it('says what apt-get did not provide', () => {
    const machine = createMachine({ provides: name => name !== 'nats-server' })
    expect(prepareSystemPackages(quiet, machine)).toMatch(/^apt-get did not provide nats-server\. Run: /)
  })
})
