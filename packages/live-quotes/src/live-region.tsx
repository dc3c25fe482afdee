import { type ReactNode, useEffect, useRef } from 'react'
import type { LiveSource } from './embedded.ts'

/** Keeps the quotes inside it up to date. The code for it is loaded with the first region on the page. */
export function LiveRegion({ source, children }: { readonly source: LiveSource; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop = () => {}
    let gone = false
    loadLive().then(followLive => {
      if (followLive && box.current && !gone) stop = followLive(box.current, source)
    })
    return () => {
      gone = true
      stop()
    }
  }, [source])
  return <div ref={box}>{children}</div>
}

/** Null if it cannot be loaded: the price stays as rendered, with its time, and the switch stays disabled. */
async function loadLive(): Promise<typeof import('./embedded.ts').followLive | null> {
  try {
    return (await import('@bellwether/live-quotes/embedded')).followLive
  } catch {
    return null
  }
}
