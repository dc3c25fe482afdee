const finBit = 0x80
const maskBit = 0x80
const maskBytes = 4

/**
 * Follows the frames a client sends without keeping or judging them: `ws` validates and decodes. Counts the fragments of
 * messages, which cause no event until the last, and knows whether a frame or a message has begun and not ended.
 */
export class FrameMeter {
  /** Frames that continue or leave open a message. */
  fragments = 0
  /** Frames and messages completed so far: changes whenever something was completed. */
  completed = 0
  /** Bytes of the current header seen so far. */
  #header = 0
  #byte0 = 0
  #headerBytes = 2
  /** Bytes of the extended length, and the length itself. */
  #extended = 0
  #length = 0
  #payloadLeft = 0
  #inMessage = false

  /** Whether the last byte was the end of a message. */
  get isComplete(): boolean {
    return !this.#inMessage && this.#header === 0 && this.#payloadLeft === 0
  }

  take(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; ) {
      if (this.#payloadLeft > 0) {
        const taken = Math.min(this.#payloadLeft, chunk.length - at)
        this.#payloadLeft -= taken
        at += taken
        if (this.#payloadLeft === 0) this.#endFrame()
      } else {
        this.#takeHeader(chunk[at] as number)
        at += 1
      }
    }
  }

  #takeHeader(byte: number): void {
    this.#header += 1
    if (this.#header === 1) {
      this.#byte0 = byte
      this.#headerBytes = 2
      this.#length = 0
    } else if (this.#header === 2) {
      const length = byte & 0x7f
      this.#extended = length === 126 ? 2 : length === 127 ? 8 : 0
      this.#length = this.#extended === 0 ? length : 0
      this.#headerBytes = 2 + this.#extended + ((byte & maskBit) === 0 ? 0 : maskBytes)
    } else if (this.#header <= 2 + this.#extended) {
      this.#length = this.#length * 256 + byte
    }
    if (this.#header < this.#headerBytes || this.#header < 2) return
    this.#header = 0
    this.#payloadLeft = this.#length
    if (this.#payloadLeft === 0) this.#endFrame()
  }

  #endFrame(): void {
    const opcode = this.#byte0 & 0x0f
    const isFinal = (this.#byte0 & finBit) !== 0
    const isControl = opcode >= 8
    if (!isControl && (opcode === 0 || !isFinal)) this.fragments += 1
    if (!isControl) this.#inMessage = !isFinal
    if (isControl || isFinal) this.completed += 1
  }
}
