import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { CdnFile } from '@bellwether/contract'
import { HashError, UnreadableError } from './errors.ts'

const timeoutMs = 15_000

/** Where published files are read from: a CDN, or a folder as `cdn:publish` and `cdn:export` write it. */
export interface CdnSource {
  /** Address of the CDN; null for a folder. */
  readonly address: string | null
  readText(path: string): Promise<string>
}

export function openCdn(place: string, folder: string): CdnSource {
  if (!/^https?:\/\//.test(place)) {
    const root = resolve(folder, place)
    return { address: null, readText: path => readOr(join(root, path), () => readFile(join(root, path), 'utf8')) }
  }
  const address = place.endsWith('/') ? place : `${place}/`
  return { address, readText: path => fetchText(address + path) }
}

export function fetchText(url: string): Promise<string> {
  return readOr(url, async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return answer.text()
  })
}

/** The text of a published file, held to its hash. */
export async function readVerified(cdn: CdnSource, { path, integrity }: CdnFile): Promise<string> {
  const text = await cdn.readText(path)
  if (toIntegrity(text) !== integrity) throw new HashError(path)
  return text
}

export function toIntegrity(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

export async function readOr<T>(source: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new UnreadableError(source, error)
  }
}
