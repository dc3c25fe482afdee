import type { PreviewMessage } from './preview-message.ts'

export interface Bar {
  readonly label: string
  readonly kind: 'step' | 'request' | 'widget'
  /** Milliseconds since the load started. */
  readonly from: number
  readonly to: number
  /** Bytes transferred; null for none or unknown. */
  readonly bytes: number | null
}

const stepLabels: Readonly<Record<string, string>> = {
  validate: 'Validate',
  configuration: 'Token and configuration',
  'design-system': 'Styles and icons',
  libraries: 'Polyfills and libraries',
  resolve: 'Resolve versions',
  download: 'Download bundles',
  bootstrap: 'Initialise',
}

/**
 * Steps in order, then requests and rendered widgets by start time. A step starts where the previous one ended. A file preloaded with its hash is
 * requested again when it runs; only the first request is shown, because on a normal page the second comes from the browser's cache.
 */
export function toWaterfall(messages: readonly PreviewMessage[]): readonly Bar[] {
  const steps: Bar[] = []
  const others: Bar[] = []
  const requested = new Set<string>()
  for (const message of messages) {
    if (message.kind === 'request' && !requested.has(message.url)) {
      requested.add(message.url)
      others.push({
        label: toFileName(message.url),
        kind: 'request',
        from: message.from,
        to: message.to,
        bytes: message.bytes || null,
      })
    }
    if (message.kind !== 'event') continue
    const { name, at, detail } = message
    if (name === 'bellwether:step') {
      const label = stepLabels[String(detail.name)] ?? String(detail.name)
      steps.push({ label, kind: 'step', from: steps.at(-1)?.to ?? 0, to: at, bytes: null })
    }
    if (name === 'bellwether:painted') {
      const placed = messages.find(
        other =>
          other.kind === 'event' && other.name === 'bellwether:placed' && other.detail.container === detail.container,
      )
      const from = placed?.kind === 'event' ? placed.at : at
      others.push({ label: `${detail.type} ${detail.version} rendered`, kind: 'widget', from, to: at, bytes: null })
    }
  }
  return [...steps, ...others.toSorted((a, b) => a.from - b.from)]
}

/** The last parts of the path, which distinguish the files. */
function toFileName(url: string): string {
  const parts = new URL(url).pathname.split('/').slice(1)
  return (parts[0] === 'cdn' ? parts.slice(1) : parts).slice(-3).join('/')
}
