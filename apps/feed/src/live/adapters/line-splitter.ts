import { StringDecoder } from 'node:string_decoder'

const maxLineLength = 65_536

/** Bytes in, lines out. A line that is too long is handed on cut short once, so that it is counted as unreadable. */
export class LineSplitter {
  readonly #onLine: (line: string) => void
  readonly #decoder = new StringDecoder('utf8')
  #rest = ''
  #isCut = false

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine
  }

  take(bytes: Buffer): void {
    const lines = this.#decoder.write(bytes).split('\n')
    for (const [i, part] of lines.entries()) {
      if (i > 0) this.#finish()
      if (!this.#isCut) this.#rest += part
      if (this.#rest.length > maxLineLength) this.#cut()
    }
  }

  /** The last line, if it has no line break. */
  end(): void {
    this.#rest += this.#isCut ? '' : this.#decoder.end()
    this.#finish()
  }

  #finish(): void {
    const line = this.#rest.trim()
    this.#rest = ''
    if (!this.#isCut && line !== '') this.#onLine(line)
    this.#isCut = false
  }

  #cut(): void {
    this.#onLine(this.#rest.slice(0, maxLineLength))
    this.#rest = ''
    this.#isCut = true
  }
}
