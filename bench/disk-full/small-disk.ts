import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly path: string
  /** Leaves not a block. */
  fill(): void
  free(): void
  unmount(): void
}

/** A disk of its own in memory, which can be filled. Needs root on Linux. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'bellwether-disk-'))
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', path])
  if (status !== 0) throw new Error(`A disk that can be filled needs root on Linux: ${stderr}`)
  const ballast = join(path, 'ballast')
  return {
    path,
    fill() {
      const { bavail, bsize } = statfsSync(path)
      const block = Buffer.alloc(bsize)
      const file = openSync(ballast, 'a')
      try {
        for (let written = 0; written < bavail; written += 1) writeSync(file, block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      spawnSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
