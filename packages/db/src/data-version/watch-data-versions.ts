import type { Database } from '../database.ts'
import { ClosedError } from '../errors.ts'
import { dataChannel } from './mark-data-changed.ts'

/** The versions of the data as this process knows them: in memory, so that asking costs nothing. */
export interface DataVersions {
  /** Of what pages of this security show; null: of the whole market. */
  of(securityId: number | null): number
  /** Called after each change that was noticed. */
  onChange(listener: () => void): void
  /** Looks now, instead of within a second: whatever was changed before this call is known after it. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export interface WatchOptions {
  readonly everyMs?: number
  readonly onError: (error: unknown) => void
}

/**
 * Follows the versions in the database until closed. PostgreSQL says when they change; they are also looked at every
 * second, for the embedded database and for connections through a pooler that passes no notifications on.
 */
export async function watchDataVersions(
  db: Database,
  { everyMs = 1_000, onError }: WatchOptions,
): Promise<DataVersions> {
  const listeners: (() => void)[] = []
  const securities = new Map<number, number>()
  let latest = 0
  let latestForAll = 0
  let looking: Promise<void> | null = null
  let lookingAgain: Promise<void> | null = null
  let closed = false

  async function look(): Promise<void> {
    const seen = latest
    const { version: found } = await db.sql.selectFrom('data_version').select('version').executeTakeFirstOrThrow()
    if (found === seen) return
    // One statement, so that no other change comes between the two tables.
    const rows = await db.sql
      .selectFrom('data_version as data')
      .leftJoin('security_versions as security', join => join.on('security.version', '>', seen))
      .select(['data.version', 'data.all_version', 'security.security_id', 'security.version as security_version'])
      .execute()
    for (const { version, all_version, security_id, security_version } of rows) {
      if (all_version > latestForAll) securities.clear()
      latest = version
      latestForAll = all_version
      if (security_id !== null && security_version !== null) securities.set(security_id, security_version)
    }
    for (const listener of listeners) listener()
  }

  function startLooking(): Promise<void> {
    looking = look().finally(() => {
      looking = null
    })
    return looking
  }

  /** One that has begun may have looked before the change; those who come meanwhile share the next. */
  function refresh(): Promise<void> {
    if (looking === null) return startLooking()
    lookingAgain ??= looking
      .catch(() => {})
      .then(() => {
        lookingAgain = null
        return looking ?? startLooking()
      })
    return lookingAgain
  }

  // Once for each time that it cannot be read, not every second.
  let isFailing = false
  const lookQuietly = () => {
    refresh().then(
      () => {
        isFailing = false
      },
      error => {
        if (!closed && !isFailing && !(error instanceof ClosedError)) onError(error)
        isFailing = true
      },
    )
  }
  await refresh()
  const listening = db.listen(dataChannel, lookQuietly)
  const timer = setInterval(lookQuietly, everyMs).unref()
  return {
    of: securityId => (securityId === null ? latest : Math.max(latestForAll, securities.get(securityId) ?? 0)),
    onChange: listener => void listeners.push(listener),
    refresh,
    async close() {
      closed = true
      clearInterval(timer)
      await listening.close()
      await (lookingAgain ?? looking)?.catch(() => {})
    },
  }
}
