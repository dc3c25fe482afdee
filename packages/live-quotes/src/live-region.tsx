import { LiveContext, type LiveQuotes } from '@bellwether/blocks'
import { useLocale } from '@bellwether/locale'
import { type ReactNode, useEffect, useState } from 'react'
import type { LiveSource } from './embedded.ts'
import { mayStream } from './may-stream.ts'

/** Keeps the quotes inside it up to date. The code for it is loaded with the first region on the page. */
export function LiveRegion({ source, children }: { readonly source: LiveSource; readonly children: ReactNode }) {
  const locale = useLocale()
  const [live, setLive] = useState<LiveQuotes | null>(null)
  useEffect(() => {
    let leave = () => {}
    let gone = false
    loadLive(source).then(enterLive => {
      if (!enterLive || gone) return
      const entered = enterLive(source, locale)
      leave = entered.leave
      setLive(entered.live)
    })
    return () => {
      gone = true
      setLive(null)
      leave()
    }
  }, [source, locale])
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Null if prices cannot be streamed here: the price stays as rendered, with its time, and the switch stays disabled. */
async function loadLive(source: LiveSource): Promise<typeof import('./embedded.ts').enterLive | null> {
  try {
    if (!(await mayStream(source, window))) return null
    return (await import('@bellwether/live-quotes/embedded')).enterLive
  } catch {
    return null
  }
}
