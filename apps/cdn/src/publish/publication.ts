import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CdnFile } from '@bellwether/contract'
import { VersionPublishedError } from '../errors.ts'

/** A folder of published files. Files are only ever added; a manifest names them. */
export interface Publication {
  readonly folder: string
  /** Writes a file whose bytes never change, and its brotli form beside it. */
  add(path: string, bytes: string): CdnFile
  /** Writes a file that changes, whole or not at all. */
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

/** For names of files: eight characters that change with the bytes. */
export function toShortHash(bytes: string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

/** Renamed into place, the compressed form first: a server in the middle of a request never reads half a file. */
function write(file: string, bytes: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, brotliCompressSync(bytes, { params: quality }))
  renameSync(draft, `${file}.br`)
  writeFileSync(draft, bytes)
  renameSync(draft, file)
}
