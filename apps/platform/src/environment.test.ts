import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defaultServiceFlags } from '@bellwether/domain'
import { defaultLimits } from '@bellwether/gateway'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logLevels, parseEnvironment } from './environment.ts'
import { InvalidEnvironmentError } from './errors.ts'

function linesOf(env: Record<string, string>, argv: string[] = []): string[] {
  try {
    parseEnvironment(env, argv)
    return []
  } catch (error) {
    if (error instanceof InvalidEnvironmentError) return error.message.split('\n')
    throw error
  }
}

describe('parseEnvironment', () => {
  it('has a default for everything', () => {
    expect(parseEnvironment({}, [])).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      dataDir: resolve('.data'),
      databaseUrl: null,
      natsUrl: null,
      streamingOrigin: null,
      streamingLimits: defaultLimits,
      feed: { file: null, intervalMs: null, hours: 'always' },
      marketDataFile: null,
      marketDays: 'go-on',
      cdnDir: null,
      configKeys: null,
      operatorPassword: null,
      logLevel: 'info',
      lameDuckMs: 5000,
      trustedProxy: { hops: 0 },
      openId: null,
      services: defaultServiceFlags,
      firm: null,
      roles: new Set(['site', 'gateway', 'feed', 'recorder', 'cdn']),
      workers: 1,
      dev: false,
      simulated: false,
      market: 'simulated',
      importDir: resolve('.data', 'inbox'),
      securities: null,
      seed: null,
    })
  })

  it('reads every variable and argument', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://research.example.com/',
      DATA_DIR: '/var/lib/bellwether',
      DATABASE_URL: 'postgres://bell:secret@db.internal:5432/bellwether',
      NATS_URL: 'nats://a.internal:4222,nats://b.internal:4222',
      STREAMING_ORIGIN: 'https://prices.example.com',
      STREAMING_LIMITS: 'symbols=50, address=1000',
      FEED_INTERVAL_MS: '500',
      FEED_HOURS: 'exchange',
      MARKET_DATA_FILE: '/etc/market-data.json',
      MARKET_DAYS: 'fixed',
      CDN_DIR: '/srv/cdn',
      IMPORT_DIR: '/srv/inbox',
      CONFIG_API_SECRET: 's'.repeat(32),
      OPERATOR_PASSWORD: 'open the gate',
      LOG_LEVEL: 'warn',
      LAME_DUCK_MS: '20000',
      TRUSTED_PROXY: 'loopback, 10.0.0.0/8',
      SERVICE_FLAGS: 'summary=off',
      FIRM: 'Field, Moor & Sons Ltd, 123456',
    }
    expect(
      parseEnvironment(env, [
        ...['--roles', 'site', '--securities=60', '--seed', '7'],
        ...['--feed', '/var/ticks.csv', '--dev', '--simulated', '--market', 'none'],
      ]),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicOrigin: 'https://research.example.com',
      dataDir: resolve('/var/lib/bellwether'),
      databaseUrl: env.DATABASE_URL,
      natsUrl: env.NATS_URL,
      streamingOrigin: 'https://prices.example.com',
      streamingLimits: { ...defaultLimits, symbols: 50, perAddress: 1000 },
      feed: { file: resolve('/var/ticks.csv'), intervalMs: 500, hours: 'exchange' },
      marketDataFile: resolve('/etc/market-data.json'),
      marketDays: 'fixed',
      cdnDir: resolve('/srv/cdn'),
      configKeys: { secret: new TextEncoder().encode('s'.repeat(32)) },
      operatorPassword: 'open the gate',
      logLevel: 'warn',
      lameDuckMs: 20_000,
      trustedProxy: { ranges: ['loopback', '10.0.0.0/8'] },
      openId: null,
      services: { ...defaultServiceFlags, summary: false },
      firm: { name: 'Field, Moor & Sons Ltd', frn: '123456' },
      roles: new Set(['site']),
      workers: 1,
      dev: true,
      simulated: true,
      market: 'none',
      importDir: '/srv/inbox',
      securities: 60,
      seed: 7,
    })
  })

  it.each(['Example Ltd', '123456', 'Example Ltd, 12345', ', 123456'])('refuses the firm %j', FIRM => {
    expect(() => parseEnvironment({ FIRM }, [])).toThrow(/firm reference number/)
  })

  it('treats an empty variable as not set', () => {
    expect(parseEnvironment({ PORT: '', HOST: '', DATABASE_URL: '' }, [])).toEqual(parseEnvironment({}, []))
  })

  it.each([
    ['127.0.0.1', 'http://localhost:4000'],
    ['0.0.0.0', 'http://localhost:4000'],
    ['::', 'http://localhost:4000'],
    ['10.1.2.3', 'http://10.1.2.3:4000'],
    ['fd00::5', 'http://[fd00::5]:4000'],
    ['box.internal', 'http://box.internal:4000'],
  ])('binding to %s gives the origin %s', (HOST, origin) => {
    expect(parseEnvironment({ HOST, PORT: '4000' }, []).publicOrigin).toBe(origin)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT=abc is not valid: expected a whole number from 1 to 65535'],
    [{ PORT: '0' }, 'PORT=0 is not valid: expected a whole number from 1 to 65535'],
    [{ PORT: '65536' }, 'PORT=65536 is not valid: expected a whole number from 1 to 65535'],
    [{ PORT: '80 80' }, 'PORT="80 80" is not valid: expected a whole number from 1 to 65535'],
    [{ PORT: '0x50' }, 'PORT=0x50 is not valid: expected a whole number from 1 to 65535'],
    [
      { HOST: '300.1.1.1' },
      'HOST=300.1.1.1 is not valid: expected a name or address of this machine, such as localhost, 127.0.0.1 or 0.0.0.0',
    ],
    [
      { HOST: 'http://x' },
      'HOST=http://x is not valid: expected a name or address of this machine, such as localhost, 127.0.0.1 or 0.0.0.0',
    ],
    [
      { DATABASE_URL: 'mysql://bell:secret@db/market' },
      'DATABASE_URL=mysql://...@db/market is not valid: expected postgres://user:password@host:5432/database',
    ],
    [
      { DATABASE_URL: 'hunter2' },
      'DATABASE_URL=... is not valid: expected postgres://user:password@host:5432/database',
    ],
    [
      { DATABASE_URL: 'postgres://db' },
      'DATABASE_URL=postgres://db is not valid: expected postgres://user:password@host:5432/database',
    ],
    [
      { NATS_URL: 'http://me:secret@bus' },
      'NATS_URL=http://...@bus/ is not valid: expected nats://host:4222; separate several with commas',
    ],
    [
      { PUBLIC_ORIGIN: 'research.example.com' },
      'PUBLIC_ORIGIN=... is not valid: expected the origin of the site, without a path, such as https://research.example.com',
    ],
    [
      { PUBLIC_ORIGIN: 'https://example.com/research' },
      'PUBLIC_ORIGIN=https://example.com/research is not valid: expected the origin of the site, without a path, such as https://research.example.com',
    ],
    [
      { LOG_LEVEL: 'inof' },
      'LOG_LEVEL=inof is not valid: expected one of trace, debug, info, warn, error, fatal, silent (did you mean info?)',
    ],
    [
      { TRUSTED_PROXY: 'yes' },
      'TRUSTED_PROXY=yes is not valid: expected none, a number of proxies up to 10, or addresses and ranges such as loopback, private, 10.0.0.0/8',
    ],
  ])('refuses %j in one line', (env, line) => {
    expect(linesOf(env)).toEqual([line])
  })

  it('[RP-API-6] names a badly written service flag', () => {
    const [line, ...more] = linesOf({ SERVICE_FLAGS: 'sumary=on' })
    expect(line).toMatch(/^SERVICE_FLAGS=sumary=on is not valid: "sumary=on" is not a service flag/)
    expect(more).toEqual([])
  })

  it.each([
    [['--sed', '7'], ['Unknown argument --sed: did you mean --seed?']],
    [['--securites=60'], ['Unknown argument --securites: did you mean --securities?']],
    [
      ['--colour'],
      ['Unknown argument --colour: expected --dev, --simulated, --roles, --securities, --seed, --feed, --market'],
    ],
    [['here'], ['Unknown argument here: expected --dev, --simulated, --roles, --securities, --seed, --feed, --market']],
    [
      ['--sed', '7', 'here'],
      [
        'Unknown argument --sed: did you mean --seed?',
        'Unknown argument here: expected --dev, --simulated, --roles, --securities, --seed, --feed, --market',
      ],
    ],
    [
      ['--toString', '-x'],
      [
        'Unknown argument --toString: expected --dev, --simulated, --roles, --securities, --seed, --feed, --market',
        'Unknown argument -x: expected --dev, --simulated, --roles, --securities, --seed, --feed, --market',
      ],
    ],
    [['--dev=yes'], ['--dev=yes is not valid: expected no value']],
    [['--securities', '9'], ['--securities=9 is not valid: expected a whole number from 10 to 300000']],
    [['--securities', '--dev'], ['--securities=--dev is not valid: expected a whole number from 10 to 300000']],
    [['--seed=-1'], ['--seed=-1 is not valid: expected a whole number from 0 to 4294967295']],
    [
      ['--roles', 'sit'],
      [
        '--roles=sit is not valid: expected one of site, gateway, feed, recorder, cdn (did you mean site?); separate several with commas',
      ],
    ],
  ])('refuses the arguments %j', (argv, lines) => {
    expect(linesOf({}, argv)).toEqual(lines)
  })

  it.each([
    [['site'], {}, []],
    [
      ['gateway', 'feed'],
      {},
      ['--roles=gateway,feed is not valid: without site it needs DATABASE_URL, the database shared with the site'],
    ],
    [
      ['site', 'gateway'],
      {},
      ['--roles=site,gateway is not valid: gateway and feed in separate processes need NATS_URL, the bus between them'],
    ],
    [['feed'], { DATABASE_URL: 'postgres://db/m', NATS_URL: 'nats://bus' }, []],
  ])('checks the roles %j with %j: %j', (roles, env, lines) => {
    expect(linesOf(env, ['--roles', roles.join(',')])).toEqual(lines)
  })

  it.each([['symbols=801'], ['symbols=0'], ['symbol=3'], ['symbols'], ['symbols=5;user=3']])(
    'refuses the limits %s',
    STREAMING_LIMITS => {
      expect(linesOf({ STREAMING_LIMITS })).toEqual([
        `STREAMING_LIMITS=${STREAMING_LIMITS} is not valid: expected name=number, where name is one of clients, address, user, symbols, commands; symbols at most 800`,
      ])
    },
  )

  it('lists every mistake, one line each', () => {
    const lines = linesOf({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_URL: 'x' }, ['--seed=x'])
    expect(lines.map(line => line.split('=')[0])).toEqual(['PORT', 'DATABASE_URL', 'LOG_LEVEL', '--seed'])
  })

  it('reads the keys of an issuer, and its name if given', () => {
    const CONFIG_API_JWKS_URL = 'https://issuer.example/jwks.json'
    const keysOf = (env: Record<string, string>) => parseEnvironment({ CONFIG_API_JWKS_URL, ...env }, []).configKeys
    const jwksUrl = new URL(CONFIG_API_JWKS_URL)
    expect(keysOf({})).toEqual({ jwksUrl, issuer: null })
    expect(keysOf({ CONFIG_API_ISSUER: 'https://issuer.example' })).toEqual({
      jwksUrl,
      issuer: 'https://issuer.example',
    })
  })

  it('[RP-WORKERS-1] has a process for each core with PostgreSQL, one otherwise, and as many as it is told', () => {
    const DATABASE_URL = 'postgres://db/market'
    expect(parseEnvironment({ DATABASE_URL }, []).workers).toBe(availableParallelism())
    expect(parseEnvironment({ DATABASE_URL }, ['--dev']).workers).toBe(1)
    expect(parseEnvironment({ DATABASE_URL, WORKERS: '3' }, []).workers).toBe(3)
    expect(linesOf({ WORKERS: '2' })).toEqual([expect.stringMatching(/^WORKERS=2\b.*need DATABASE_URL/)])
    expect(linesOf({ WORKERS: 'many' })).toEqual([expect.stringMatching(/^WORKERS=many\b/)])
  })

  it('accepts every port and log level', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65535 }), fc.constantFrom(...logLevels), (port, LOG_LEVEL) => {
        const environment = parseEnvironment({ PORT: String(port), LOG_LEVEL }, [])
        expect([environment.port, environment.logLevel]).toEqual([port, LOG_LEVEL])
      }),
    )
  })

  it('parses any text or names its variable in one line', () => {
    const names = ['PORT', 'HOST', 'DATABASE_URL', 'NATS_URL', 'PUBLIC_ORIGIN', 'LOG_LEVEL', 'TRUSTED_PROXY']
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary', minLength: 1 }), (name, text) => {
        const lines = linesOf({ [name]: text })
        expect(lines.length).toBeLessThanOrEqual(1)
        for (const line of lines) expect(line.startsWith(`${name}=`)).toBe(true)
      }),
    )
  })

  it('never prints a password, however malformed the URL', () => {
    const password = fc.stringMatching(/^[A-Za-z0-9@:/?#%=]{6,20}$/)
    fc.assert(
      fc.property(password, fc.constantFrom('mysql', 'http', 'postgres ', 'post gres', 'redis'), (word, scheme) => {
        const secret = `q7${word}7q`
        for (const url of [`${scheme}://bell:${secret}@db/m`, `${scheme}://db/?password=${secret}`, secret]) {
          for (const name of ['DATABASE_URL', 'NATS_URL']) {
            for (const line of linesOf({ [name]: url })) expect(line).not.toContain(secret)
          }
        }
      }),
    )
  })
})
