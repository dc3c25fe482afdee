/** Messages from the preview to the page, each as `{ bellwetherPreview: ... }`. Times are milliseconds since the load started. */
export type PreviewMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | {
      readonly kind: 'event'
      readonly name: string
      readonly at: number
      readonly detail: Readonly<Record<string, unknown>>
    }
  | {
      readonly kind: 'request'
      readonly url: string
      readonly from: number
      readonly to: number
      readonly bytes: number
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly path: string }

const shapes: Readonly<Record<PreviewMessage['kind'], Readonly<Record<string, 'string' | 'number' | 'object'>>>> = {
  ready: {},
  height: { height: 'number' },
  event: { name: 'string', at: 'number', detail: 'object' },
  request: { url: 'string', from: 'number', to: 'number', bytes: 'number' },
  refused: { code: 'string', message: 'string', path: 'string' },
}

/** Null for anything else: the code in the preview is not trusted. */
export function parsePreviewMessage(data: unknown): PreviewMessage | null {
  if (typeof data !== 'object' || data === null || !('bellwetherPreview' in data)) return null
  const message = data.bellwetherPreview
  if (typeof message !== 'object' || message === null || !('kind' in message)) return null
  const kind = String(message.kind)
  if (!Object.hasOwn(shapes, kind)) return null
  const given = message as Readonly<Record<string, unknown>>
  const isValid = Object.entries(shapes[kind as PreviewMessage['kind']]).every(
    ([field, type]) => typeof given[field] === type && given[field] !== null,
  )
  return isValid ? (message as PreviewMessage) : null
}
