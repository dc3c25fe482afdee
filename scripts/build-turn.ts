import { setTimeout as delay } from 'node:timers/promises'
import { type DataDirLock, lockDataDir } from '../packages/db/src/data-dir-lock.ts'
import { DataDirInUseError } from '../packages/db/src/errors.ts'

const askAgainMs = 100

/** Builds of one working copy come one after the other: each replaces files that the next would be reading. */
export async function takeTurn(folder: string): Promise<DataDirLock> {
  for (;;) {
    try {
      return lockDataDir(folder)
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error
      await delay(askAgainMs)
    }
  }
}
