import { type FrameMessage, parseFrameMessage } from './frame-message.ts'

const tallest = 4000

export interface PreviewOptions {
  readonly frame: HTMLIFrameElement
  readonly hear: (message: FrameMessage) => void
}

export interface Preview {
  /** Shows a configuration on a fresh page. */
  run(config: unknown, theme: string): void
  setWidth(pixels: number): void
}

/** The frame in which configurations run. Each run is a new page: nothing of the last one is left. */
export function createPreview({ frame, hear }: PreviewOptions): Preview {
  const address = frame.dataset.src ?? ''
  let waiting: { readonly config: unknown; readonly theme: string } | null = null
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return
    const message = parseFrameMessage(data)
    if (!message) return
    if (message.kind === 'height') frame.style.height = `${Math.min(Math.ceil(message.height), tallest)}px`
    // Its origin is none, so it cannot be named; only a page that says it is ready gets the configuration.
    if (message.kind === 'ready' && waiting) {
      frame.contentWindow?.postMessage({ bellwetherRun: waiting }, '*')
      waiting = null
    }
    hear(message)
  })
  return {
    run(config, theme) {
      waiting = { config, theme }
      frame.src = address
    },
    setWidth(pixels) {
      frame.style.width = pixels > 0 ? `${pixels}px` : '100%'
    },
  }
}
