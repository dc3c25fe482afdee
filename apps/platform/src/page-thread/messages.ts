import type { MadePage, PageSettings, RenderedPage } from '@bellwether/site/page-thread'
import type { LogLevel } from '../environment.ts'

/** What the thread is started with. */
export interface PageThreadInput {
  readonly databaseUrl: string
  readonly connections: number
  readonly logLevel: LogLevel
  readonly settings: PageSettings
}

export type ToPageThread =
  | { readonly type: 'make'; readonly id: number; readonly url: string; readonly version: number }
  | { readonly type: 'make-smaller'; readonly id: number; readonly page: SentBytes }
  /** Nobody waits for it any more. */
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'close' }

/** Once for each `make` and `make-smaller`, in any order; null where it could not be done. */
export interface FromPageThread {
  readonly id: number
  readonly page: SentBytes | null
  /** Of a page that was made. */
  readonly life?: Omit<MadePage, 'page'>
}

/** They have a buffer of their own, which is handed over and not copied. */
export interface SentBytes {
  readonly etag: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export function toSent({ brotli, etag }: RenderedPage): SentBytes {
  return { etag, bytes: new Uint8Array(brotli) }
}

export function fromSent({ etag, bytes }: SentBytes): RenderedPage {
  return { etag, brotli: Buffer.from(bytes.buffer) }
}
