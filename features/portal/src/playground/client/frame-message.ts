/** What the frame of the preview tells the page, each as `{ bellwetherFrame: ... }`. Times are milliseconds since the load began. */
export type FrameMessage =
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

const shapes: Readonly<Record<FrameMessage['kind'], Readonly<Record<string, 'string' | 'number' | 'object'>>>> = {
  ready: {},
  height: { height: 'number' },
  event: { name: 'string', at: 'number', detail: 'object' },
  request: { url: 'string', from: 'number', to: 'number', bytes: 'number' },
  refused: { code: 'string', message: 'string', path: 'string' },
}

/** Null for anything else: what runs in the frame may have been written by a stranger. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('bellwetherFrame' in data)) return null
  const message = data.bellwetherFrame
  if (typeof message !== 'object' || message === null || !('kind' in message)) return null
  const kind = String(message.kind)
  if (!Object.hasOwn(shapes, kind)) return null
  const given = message as Readonly<Record<string, unknown>>
  const isRight = Object.entries(shapes[kind as FrameMessage['kind']]).every(
    ([field, type]) => typeof given[field] === type && given[field] !== null,
  )
  return isRight ? (message as FrameMessage) : null
}
