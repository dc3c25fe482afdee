import { type FileHandle, open } from 'node:fs/promises'
import { type ConnectionEnd, type FeedConnection, lost, reasonOf } from './feed-adapter.ts'
import { LineSplitter } from './line-splitter.ts'

const pollMs = 200
const chunkBytes = 65_536

/**
 * Follows a file from its beginning, so that nothing is missed that was written before the start. One that is replaced or made shorter
 * is a new file; one that could not be read for a while goes on where it was.
 */
export class FileTail {
  readonly #path: string
  #inode: number | null = null
  #position = 0

  constructor(path: string) {
    this.#path = path
  }

  async open(receive: (line: string) => void): Promise<FeedConnection> {
    const file = await open(this.#path, 'r')
    const { ino, size } = await file.stat()
    if (ino !== this.#inode || size < this.#position) this.#position = 0
    this.#inode = ino
    let closed = false
    const close = () => {
      closed = true
    }
    const over = this.#follow(file, new LineSplitter(receive), () => closed).catch(error => lost(reasonOf(error)))
    return { over, close }
  }

  async #follow(file: FileHandle, splitter: LineSplitter, isClosed: () => boolean): Promise<ConnectionEnd> {
    const buffer = Buffer.alloc(chunkBytes)
    try {
      while (!isClosed()) {
        const { bytesRead } = await file.read(buffer, 0, chunkBytes, this.#position)
        this.#position += bytesRead
        if (bytesRead > 0) {
          splitter.take(buffer.subarray(0, bytesRead))
          continue
        }
        if (await this.#isReplaced(file)) return lost('the file was replaced')
        await new Promise(resolve => setTimeout(resolve, pollMs).unref())
      }
      return lost('closed')
    } finally {
      await file.close()
    }
  }

  async #isReplaced(file: FileHandle): Promise<boolean> {
    const named = await open(this.#path, 'r')
    try {
      const [now, read] = await Promise.all([named.stat(), file.stat()])
      return now.ino !== read.ino || now.size < this.#position
    } finally {
      await named.close()
    }
  }
}
