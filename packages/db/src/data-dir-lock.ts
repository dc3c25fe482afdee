import { createHash, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DataDirInUseError, DataDirUnusableError } from './errors.ts'

interface Owner {
  readonly pid: number
  readonly host: string
  /** When the process started, in the kernel's own terms, so that a reused pid is not taken for the owner. Null where unknown. */
  readonly started: string | null
  readonly nonce: string
}

const ENDED = 'ended'

export interface DataDirLock {
  release(): void
}

/**
 * Two processes on one embedded database lose each other's rows without a word, and nothing below us prevents it.
 *
 * The lock is a file that appears complete or not at all (written aside, then linked). One that a dead process left is
 * replaced by whoever first links a claim named after its content: there can be one such claim, so two processes that
 * find the same dead lock cannot both win. A claimant that died itself is succeeded in the same way, claim after claim.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const lockPath = join(dataDir, 'lock')
  const me: Owner = { pid: process.pid, host: hostname(), started: startOf(process.pid), nonce: randomUUID() }
  const mine = JSON.stringify(me)
  const draft = join(dataDir, `lock.${me.nonce}.draft`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(draft, mine)
    try {
      while (!tryLink(draft, lockPath)) {
        if (takeOver(dataDir, lockPath, draft)) break
      }
    } finally {
      rmSync(draft, { force: true })
    }
  } catch (cause) {
    throw cause instanceof DataDirInUseError ? cause : new DataDirUnusableError(dataDir, cause)
  }
  return {
    release() {
      if (read(lockPath) === mine) rmSync(lockPath, { force: true })
    },
  }
}

/** True when the lock became ours; false when it changed meanwhile and all is to be looked at again. */
function takeOver(dataDir: string, lockPath: string, draft: string): boolean {
  const held = read(lockPath)
  if (held === null) return false
  const claims: string[] = []
  for (let holder: string | null = held; holder !== null; ) {
    const owner = parseOwner(holder)
    if (owner !== null && isAlive(owner)) {
      throw new DataDirInUseError(dataDir, owner, lockPath, owner.host === hostname())
    }
    const claim = join(dataDir, `lock.after-${createHash('sha256').update(holder).digest('hex').slice(0, 16)}`)
    claims.push(claim)
    if (tryLink(draft, claim)) {
      // A winner puts its lock in place before it removes the claims. So if we could claim only because they were
      // just removed, the lock is no longer the one we saw.
      if (read(lockPath) !== held) {
        rmSync(claim, { force: true })
        return false
      }
      renameSync(draft, lockPath)
      for (const done of claims) rmSync(done, { force: true })
      return true
    }
    holder = read(claim)
  }
  return false
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Null for a file cut short by a power failure: nobody alive wrote it. */
function parseOwner(text: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(text)
    const valid = typeof owner === 'object' && owner !== null && 'pid' in owner && 'host' in owner
    return valid ? (owner as Owner) : null
  } catch {
    return null
  }
}

/** A process of another host cannot be asked, so it counts as alive. */
function isAlive(owner: Owner): boolean {
  if (owner.host !== hostname()) return true
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  const started = startOf(owner.pid)
  return started === null || owner.started === null || started === owner.started
}

/** Boot id and start tick of a process on Linux, or ENDED if it only waits to be reaped; null elsewhere. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may hold spaces; state and start time are the 1st and 20th after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? ENDED : `${boot}:${fields[19]}`
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
