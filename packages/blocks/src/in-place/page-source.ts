import { createContext } from 'react'

/** Where a block gets its properties at another address of its page. */
export interface PageSource {
  /** Whether a link or a form leads to another address of the page. */
  has(address: Pick<URL, 'origin' | 'pathname'>): boolean
  /** Rejects where there is no such page, or it has no such block. */
  load(address: string, signal: AbortSignal): Promise<unknown>
  /** The same after a form was sent by POST, which leads back to the page. Rejects where the server refuses it. */
  send(action: string, values: FormData, signal: AbortSignal): Promise<unknown>
  /** The address of what is shown, for the history and for sharing. */
  showAddress(address: string, how: 'push' | 'replace'): void
  /** Says something to screen readers, once; an empty text is nothing to say. */
  announce(message: string): void
  /** Opens the page itself, which explains a problem better than an unchanged block. */
  open(address: string): void
  /** Calls back with the address when somebody goes back or forward to one that `showAddress` had. */
  onReturn(listener: (address: string) => void): () => void
}

/** None on a server, where links and forms do the same. */
export const PageSourceContext = createContext<PageSource | null>(null)
