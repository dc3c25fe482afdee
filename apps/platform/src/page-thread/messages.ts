import type { MadePage, PageSettings } from '@bellwether/site/page-thread'
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
  /** Nobody waits for it any more. */
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'close' }

/** To `make`, once for each, in any order. */
export interface FromPageThread {
  readonly id: number
  readonly page: SentPage | null
}

/** Its bytes have a buffer of their own, which is handed over and not copied. */
export type SentPage = Omit<MadePage, 'page'> & { readonly etag: string; readonly bytes: Uint8Array<ArrayBuffer> }

export function toSentPage({ page: { brotli, etag }, ...rest }: MadePage): SentPage {
  return { ...rest, etag, bytes: new Uint8Array(brotli) }
}

export function fromSentPage({ etag, bytes, ...rest }: SentPage): MadePage {
  return { ...rest, page: { etag, brotli: Buffer.from(bytes.buffer) } }
}
