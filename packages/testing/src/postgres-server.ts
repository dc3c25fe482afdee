import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from './free-port.ts'

export interface PostgresServer {
  /** Of the database `postgres`, as superuser. */
  readonly url: string
  /** Sent to the server and all its processes: SIGSTOP freezes it, SIGCONT lets it go on, SIGKILL ends it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void
  stop(): Promise<void>
}

const READY = 'database system is ready to accept connections'
const ATTEMPTS = 3
/** What a server pays for that has to survive a power cut, copy itself elsewhere or run for months. */
const nothingToKeep = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '2GB', checkpoint_timeout: '1h' },
  ...{ autovacuum_naptime: '5min' },
}

/**
 * A throw-away PostgreSQL under a temporary directory, on a free port of the loopback interface. It sorts text by
 * English rules, unlike the embedded database, so that a query that forgot its COLLATE shows.
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const bin = findBinaries()
  const user = serverUser()
  const home = mkdtempSync(join(tmpdir(), 'bellwether-postgres-'))
  if (user !== null) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-GB']
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale],
    { ...user, cwd: home, encoding: 'utf8' },
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr || initdb.error?.message}`)

  const all = { ...nothingToKeep, ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort()
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', home, '-h', '127.0.0.1', ...options],
      {
        ...user,
        cwd: home,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    const failure = await readiness(child)
    if (failure === null) return running(child, home, port)
    // Another program may have taken the port between our asking and the server's binding.
    if (attempt === ATTEMPTS || !failure.includes('could not bind'))
      throw new Error(`PostgreSQL did not start: ${failure}`)
  }
}

function running(child: ChildProcess, home: string, port: number): PostgresServer {
  // Reading the log to the line above paused it; a server whose log nobody reads stands still once the pipe is full.
  child.stderr?.resume()
  const killWithUs = () => child.kill('SIGQUIT')
  process.once('exit', killWithUs)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    signal(signal) {
      const { pid } = child
      if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal)
    },
    async stop() {
      process.off('exit', killWithUs)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT')
        await once(child, 'exit')
      }
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Each connection has a process of its own, which goes on when only the first is stopped. */
function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Null once ready; what the server wrote if it gave up. */
async function readiness(child: ChildProcess): Promise<string | null> {
  const log: string[] = []
  if (child.stderr === null) throw new Error('the server was started without a pipe for its log')
  for await (const line of createInterface({ input: child.stderr })) {
    if (line.includes(READY)) return null
    log.push(line)
  }
  return log.join('\n')
}

function findBinaries(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = places.find(place => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')))
  if (found === undefined) throw new Error('PostgreSQL is not installed; on Debian: apt-get install postgresql')
  return found
}

/** The server refuses to run as root; Debian's package brings a user for it. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (user === undefined)
    throw new Error('running as root, and there is neither a user postgres nor nobody to run the server as')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}
