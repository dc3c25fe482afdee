import type { FrameMessage } from './frame-message.ts'

export interface Bar {
  readonly label: string
  readonly kind: 'step' | 'request' | 'widget'
  /** Milliseconds since the load began. */
  readonly from: number
  readonly to: number
  /** Sent over the network; null where nothing was, or where it is not told. */
  readonly bytes: number | null
}

const stepWords: Readonly<Record<string, string>> = {
  validate: 'Validate',
  configuration: 'Token and configuration',
  'design-system': 'Styles and icons',
  libraries: 'Polyfills and libraries',
  resolve: 'Choose versions',
  download: 'Download bundles',
  bootstrap: 'Boot',
}

/**
 * Steps in their order, then requests and what was painted by their beginning. A step begins where the one before it ended. A file that is fetched with
 * its hash and then run is asked for twice: the second comes from the browser's cache on any page but the sandboxed one, which has none, and is left out.
 */
export function toWaterfall(messages: readonly FrameMessage[]): readonly Bar[] {
  const steps: Bar[] = []
  const others: Bar[] = []
  const asked = new Set<string>()
  for (const message of messages) {
    if (message.kind === 'request' && !asked.has(message.url)) {
      asked.add(message.url)
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
      const label = stepWords[String(detail.name)] ?? String(detail.name)
      steps.push({ label, kind: 'step', from: steps.at(-1)?.to ?? 0, to: at, bytes: null })
    }
    if (name === 'bellwether:painted') {
      const placed = messages.find(
        other =>
          other.kind === 'event' && other.name === 'bellwether:placed' && other.detail.container === detail.container,
      )
      const from = placed?.kind === 'event' ? placed.at : at
      others.push({ label: `${detail.type} ${detail.version} painted`, kind: 'widget', from, to: at, bytes: null })
    }
  }
  return [...steps, ...others.toSorted((a, b) => a.from - b.from)]
}

/** The end of an address is what tells files apart. */
function toFileName(url: string): string {
  const parts = new URL(url).pathname.split('/').slice(1)
  return (parts[0] === 'cdn' ? parts.slice(1) : parts).slice(-3).join('/')
}
