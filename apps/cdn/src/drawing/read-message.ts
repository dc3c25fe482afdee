import type { FromDrawing } from './drawing-messages.ts'

/** A line of a process that may be hostile; null for anything that is not one of its messages. */
export function readMessage(line: string): FromDrawing | null {
  const given = parse(line)
  switch (given.kind) {
    case 'ask': {
      const { id, request } = given
      if (typeof id !== 'number' || !Array.isArray(request)) return null
      const [widget, marketCode, query] = request as unknown[]
      const isRight = typeof widget === 'string' && (marketCode === null || typeof marketCode === 'string')
      return isRight && isObject(query) ? (given as unknown as FromDrawing) : null
    }
    case 'ready':
      return { kind: 'ready' }
    case 'drawn':
      return typeof given.html === 'string' ? { kind: 'drawn', html: given.html } : null
    case 'failed': {
      const { id, message } = given
      return { kind: 'failed', id: typeof id === 'number' ? id : null, message: String(message) }
    }
    default:
      return null
  }
}

function parse(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
