import type { StreamSocket } from '../src/stream-host.ts'

const states = { connecting: 0, open: 1, closed: 3 }

/** The page's end of a socket, with what a network and a server can do to it. */
export class FakeSocket implements StreamSocket {
  readonly address: string
  readonly sent: string[] = []
  binaryType = 'blob'
  readyState = states.connecting
  onopen: StreamSocket['onopen'] = null
  onmessage: StreamSocket['onmessage'] = null
  onclose: StreamSocket['onclose'] = null
  onCommand: (text: string) => void = () => {}
  /** Code with which the page closed it. */
  closedBy: number | null = null

  constructor(address: string) {
    this.address = address
  }

  get isOpen(): boolean {
    return this.readyState === states.open
  }

  send(text: string): void {
    if (!this.isOpen) throw new DOMException('not open', 'InvalidStateError')
    this.sent.push(text)
    this.onCommand(text)
  }

  close(code = 1005): void {
    this.closedBy = code
    this.readyState = states.closed
  }

  open(): void {
    if (this.readyState !== states.connecting) return
    this.readyState = states.open
    this.onopen?.(new Event('open'))
  }

  receive(data: unknown): void {
    if (this.isOpen) this.onmessage?.({ data } as MessageEvent)
  }

  /** The other side closes, or (1006) the network ends it. */
  end(code: number): void {
    if (this.readyState === states.closed) return
    this.readyState = states.closed
    this.onclose?.({ code } as CloseEvent)
  }
}
