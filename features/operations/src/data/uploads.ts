import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { interrupted, UploadGoneError, UploadsFullError } from '../errors.ts'
import type { UploadOptions, UploadReport } from './data-imports.ts'

export interface Upload {
  readonly file: string
  readonly bytes: number
  readonly options: UploadOptions
  readonly state: 'WORKING' | 'CHECKED' | 'IMPORTED' | 'FAILED'
  /** Why it failed; null unless it did. */
  readonly error: UploadReport['error']
  readonly reports: readonly UploadReport[]
}

export type Uploads = ReturnType<typeof openUploads>

/** While a file is being read its state is touched this often; one that was not for much longer was left by a process that has died. */
export const beatMs = 5_000
const deadMs = 60_000
const keptMs = 60 * 60_000
const maxWaiting = 10
const stateFile = 'state.json'
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files that operators have sent, each in a folder of its own beside its state: whichever process is asked next finds both. */
export function openUploads(folder: string) {
  const folderOf = (id: string) => {
    if (!idPattern.test(id)) throw new UploadGoneError()
    return join(folder, id)
  }

  /** Every process may read it at any time, so it is replaced as a whole. */
  async function write(id: string, upload: Upload): Promise<void> {
    const draft = join(folderOf(id), `.${randomUUID()}`)
    await writeFile(draft, JSON.stringify(upload))
    await rename(draft, join(folderOf(id), stateFile))
    if (isOver(upload)) await rm(join(folderOf(id), upload.file), { force: true })
  }

  async function read(id: string): Promise<Upload> {
    const text = await readFile(join(folderOf(id), stateFile), 'utf8').catch(() => {
      throw new UploadGoneError()
    })
    const upload = JSON.parse(text) as Upload
    if (upload.state !== 'WORKING' || !(await isAbandoned(id))) return upload
    const failed: Upload = { ...upload, state: 'FAILED', error: interrupted, reports: [] }
    await write(id, failed)
    return failed
  }

  async function isAbandoned(id: string): Promise<boolean> {
    const { mtimeMs } = await stat(join(folderOf(id), stateFile))
    return Date.now() - mtimeMs > deadMs
  }

  /** What is kept longer than an hour goes. Of the rest, how many are not over; one without a state is still arriving. */
  async function removeOld(): Promise<number> {
    let waiting = 0
    for (const id of (await readdir(folder)).filter(name => idPattern.test(name))) {
      const { mtimeMs } = await stat(join(folder, id))
      if (Date.now() - mtimeMs > keptMs) await rm(join(folder, id), { recursive: true, force: true })
      else if (!(await read(id).then(isOver, () => false))) waiting += 1
    }
    return waiting
  }

  return {
    read,
    write,
    /** Says that somebody works on it. */
    async beat(id: string): Promise<void> {
      await utimes(join(folderOf(id), stateFile), new Date(), new Date())
    },
    pathOf: (id: string, { file }: Pick<Upload, 'file'>) => join(folderOf(id), file),
    /** Streams a file to the disk; its id. What did not arrive in full is removed. */
    async receive(name: string, content: Readable & { readonly truncated?: boolean }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if ((await removeOld()) >= maxWaiting) throw new UploadsFullError(maxWaiting)
      const id = randomUUID()
      const file = toFileName(name)
      await mkdir(folderOf(id), { mode: 0o700 })
      const remove = () => rm(folderOf(id), { recursive: true, force: true })
      try {
        await pipeline(content, createWriteStream(join(folderOf(id), file), { mode: 0o600 }))
      } catch (error) {
        await remove()
        throw error
      }
      return { id, file, bytes: (await stat(join(folderOf(id), file))).size, remove }
    },
    remove: (id: string) => rm(folderOf(id), { recursive: true, force: true }),
  }
}

/** Nothing will be done with its file any more; its reports are still shown. */
const isOver = ({ state }: Upload) => state === 'IMPORTED' || state === 'FAILED'

/** Names may say the security of a file of prices, so they are kept as far as they are harmless. */
function toFileName(given: string): string {
  const name = given
    .slice(-100)
    .replace(/[^A-Za-z0-9._-]/g, '_')
    .replace(/^\.+/, '')
  return name === '' || name === stateFile ? `upload-${name}` : name
}
