import type { WidgetName, WidgetViews } from '@bellwether/contract'
import { findShapeMismatch, type Shape, widgetShape } from '@bellwether/contract/shapes'
import { ApiAnswerError, ApiRefusedError, ApiUnreachableError } from './errors.ts'

export interface ApiClientOptions {
  /** Root of the API, with a slash at its end. */
  readonly root: string
  /** With 'Bearer ' before it; null to ask as a guest. Asked before each call, and its answer is kept nowhere. */
  readonly token: () => Promise<string | null>
  readonly fetch?: typeof fetch
}

export type WidgetQuery = Readonly<Record<string, string | number | undefined>>

export interface WidgetCall {
  /** What the view is checked against, of `@bellwether/contract/shapes`; without it, only what every view has is checked. */
  readonly shape?: Shape
  readonly query?: WidgetQuery
  readonly signal?: AbortSignal
}

export interface ApiClient {
  getWidget<Name extends WidgetName>(
    name: Name,
    /** Null for a widget of no one security. */
    marketCode: string | null,
    options?: WidgetCall,
  ): Promise<WidgetViews[Name]>
}

/**
 * Typed calls. A widget's version stays on a page while the API moves on: an answer that this version cannot read is refused
 * with the place, instead of failing somewhere in the drawing.
 */
export function createApiClient({ root, token, fetch: ask = fetch }: ApiClientOptions): ApiClient {
  return {
    async getWidget(name, marketCode, { shape = {}, query = {}, signal } = {}) {
      const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
      const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
      const code = marketCode === null ? '' : `/${encodeURIComponent(marketCode)}`
      return getData(`${root}api/widgets/${name}${code}${search}`, shape, signal)
    },
  }

  async function getData<T>(url: string, shape: Shape, signal: AbortSignal | undefined): Promise<T> {
    const authorization = await token()
    const response = await ask(url, {
      headers: authorization === null ? {} : { authorization },
      ...(signal && { signal }),
    }).catch(cause => {
      signal?.throwIfAborted()
      throw new ApiUnreachableError(url, cause)
    })
    const answer = await response.json().catch(() => null)
    if (!response.ok) throw toRefusal(url, response, answer)
    const mismatch =
      findShapeMismatch(widgetShape, answer?.data, 'data') ?? findShapeMismatch(shape, answer?.data, 'data')
    if (mismatch) throw new ApiAnswerError(url, mismatch)
    return answer.data
  }
}

function toRefusal(url: string, { status, headers }: Response, answer: unknown): ApiRefusedError {
  const { error } = (answer ?? {}) as { readonly error?: { readonly code?: unknown; readonly message?: unknown } }
  const reason = typeof error?.code === 'string' ? error.code : null
  return new ApiRefusedError(
    url,
    status,
    reason,
    typeof error?.message === 'string' ? error.message : 'no reason given',
    toMilliseconds(headers.get('retry-after')),
  )
}

/** Seconds or a date, by RFC 9110. */
function toMilliseconds(retryAfter: string | null): number {
  if (!retryAfter) return 0
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Math.max(0, ms || 0)
}
