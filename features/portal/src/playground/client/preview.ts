import { type PreviewMessage, parsePreviewMessage } from './preview-message.ts'

const maxHeight = 4000

export interface PreviewOptions {
  readonly iframe: HTMLIFrameElement
  readonly onMessage: (message: PreviewMessage) => void
}

export interface Preview {
  /** Loads a configuration in a new document. */
  run(config: unknown, theme: string): void
  setWidth(pixels: number): void
}

/** Runs configurations in an iframe, each in a new document. */
export function createPreview({ iframe, onMessage }: PreviewOptions): Preview {
  const address = iframe.dataset.src ?? ''
  let pending: { readonly config: unknown; readonly theme: string } | null = null
  addEventListener('message', ({ source, data }) => {
    if (source !== iframe.contentWindow) return
    const message = parsePreviewMessage(data)
    if (!message) return
    if (message.kind === 'height') iframe.style.height = `${Math.min(Math.ceil(message.height), maxHeight)}px`
    // Its origin is opaque and cannot be named, so the configuration is sent only once it reports that it is ready.
    if (message.kind === 'ready' && pending) {
      iframe.contentWindow?.postMessage({ bellwetherRun: pending }, '*')
      pending = null
    }
    onMessage(message)
  })
  return {
    run(config, theme) {
      pending = { config, theme }
      iframe.src = address
    },
    setWidth(pixels) {
      iframe.style.width = pixels > 0 ? `${pixels}px` : '100%'
    },
  }
}
