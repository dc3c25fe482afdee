import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CdnFile } from '@bellwether/contract'
import { VersionPublishedError } from '../errors.ts'

/** A folder of published files. Files are only added; a manifest lists them. */
export interface Publication {
  readonly folder: string
  /** Writes an immutable file and its Brotli version. */
  add(path: string, bytes: string): CdnFile
  /** Writes a mutable file atomically. */
  put(path: string, bytes: string): void
  readJson<T>(path: string, fallback: T): T
}

export function openPublication(folder: string, { replace }: { readonly replace: boolean }): Publication {
  return {
    folder,
    add(path, bytes) {
      const file = join(folder, path)
      const isNew = !existsSync(file)
      if (!isNew && !replace && readFileSync(file, 'utf8') !== bytes) throw new VersionPublishedError(path)
      if (isNew || replace) write(file, bytes)
      return { path, integrity: toIntegrity(bytes) }
    },
    put: (path, bytes) => write(join(folder, path), bytes),
    readJson(path, fallback) {
      const file = join(folder, path)
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback
    },
  }
}

export function toIntegrity(bytes: string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** Eight characters of a content hash, for file names. */
export function toShortHash(bytes: string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

/** Renames into place, the compressed version first, so that a server never reads a partial file. */
function write(file: string, bytes: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, brotliCompressSync(bytes, { params: quality }))
  renameSync(draft, `${file}.br`)
  writeFileSync(draft, bytes)
  renameSync(draft, file)
}
