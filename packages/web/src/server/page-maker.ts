import type { NewPage } from './page-cache/page-cache.ts'
import type { RenderedPage } from './page-response.ts'

/** A page of a guest as another thread has made it. */
export interface MadePage extends NewPage {
  /** Of the data, as the thread knew it before its first query. */
  readonly version: number
  /** As `PageVersions` writes it, likewise. */
  readonly day: string
}

/** Makes guests' pages where that holds up nobody. */
export interface PageMaker {
  /**
   * The page of this URL, from data no older than the version. Null where there is none to be had here: another answer than a page, an
   * error, a signal that was aborted. Whoever asks then makes the answer.
   */
  make(url: string, version: number, signal: AbortSignal | null): Promise<MadePage | null>
  /** The page in fewer bytes; null where that cannot be done here. */
  toSmaller(page: RenderedPage): Promise<RenderedPage | null>
}
