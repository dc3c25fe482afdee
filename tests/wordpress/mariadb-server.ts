import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { findProgram } from '@bellwether/testing'

export interface MariadbServer {
  /** It has no port. */
  readonly socket: string
  stop(): Promise<void>
}

/** Nothing of it outlives the test. */
const settings = ['--skip-networking', '--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=32M']

/** A throw-away MariaDB in the folder, with a database of this name that its user `root` needs no password for. */
export async function startMariadb(folder: string, database: string): Promise<MariadbServer> {
  const data = join(folder, 'data')
  const socket = join(folder, 'mariadb.sock')
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  const find = (program: string) => findProgram([program], 'mariadb-server-core')
  const install = ['--no-defaults', `--datadir=${data}`, ...user, '--auth-root-authentication-method=normal']
  await promisify(execFile)(find('mariadb-install-db'), install)

  const first = join(folder, 'first.sql')
  writeFileSync(first, `CREATE DATABASE ${database} CHARACTER SET utf8mb4;`)
  const args = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--init-file=${first}`,
    ...user,
    ...settings,
  ]
  const child = spawn(find('mariadbd'), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const ended = once(child, 'close')
  const log: string[] = []
  for await (const line of createInterface(child.stderr)) {
    log.push(line)
    if (line.includes('ready for connections')) break
  }
  if (child.exitCode !== null) throw new Error(`MariaDB did not start:\n${log.join('\n')}`)
  child.stderr.resume()
  return {
    socket,
    async stop() {
      process.off('exit', killWithUs)
      child.kill('SIGKILL')
      await ended
    },
  }
}
