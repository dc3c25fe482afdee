import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type IsoDate, toIsoDate } from '@bellwether/domain'
import { DamagedFileError, UnreadableFileError } from '../errors.ts'
import type { ImportFile } from '../format.ts'
import { firstBytes, gunzip, isGzip, isZip } from './gzip.ts'
import { readHead } from './read-head.ts'
import { openZip } from './zip.ts'

/** A file that is given, before it is known what is in it. */
export interface GivenFile {
  readonly path: string
  readonly bytes: number
}

/** The files of a path: itself, or everything in a folder by name. Hidden files are left out. */
export async function* findFiles(path: string): AsyncGenerator<GivenFile> {
  const info = await stat(path).catch(() => null)
  if (info === null) throw new UnreadableFileError('IMPORT_FILE_NOT_FOUND', `${path} is neither a file nor a folder`)
  if (!info.isDirectory()) {
    yield { path, bytes: info.size }
    return
  }
  for (const name of (await readdir(path)).sort()) if (!name.startsWith('.')) yield* findFiles(join(path, name))
}

/**
 * What is to be imported of a file: the file, what a .gz wraps, each entry of a .zip. Its first bytes say which, not its
 * name. Use each before asking for the next.
 */
export async function* openFiles({ path, bytes }: GivenFile): AsyncGenerator<ImportFile> {
  if (bytes === 0) throw new DamagedFileError('IMPORT_EMPTY_FILE', 'it is empty')
  const name = basename(path)
  const date = toIsoDate((await stat(path)).mtime)
  const magic = await firstBytes(createReadStream(path, { end: 3 }))
  if (isZip(magic)) yield* openZip(path, name)
  else if (isGzip(magic)) yield await asFile(name, date, () => gunzip(createReadStream(path), bytes))
  else yield await asFile(name, date, () => createReadStream(path))
}

async function asFile(name: string, date: IsoDate, bytes: ImportFile['bytes']): Promise<ImportFile> {
  return { name, date, bytes, head: await readHead(bytes()), workbook: null }
}
