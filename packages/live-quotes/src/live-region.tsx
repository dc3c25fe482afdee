import { type ReactNode, useEffect, useRef } from 'react'
import type { LiveSource } from './embedded.ts'

/** Keeps the quotes inside it up to date. What that takes is loaded when the first of them is on the page. */
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

/** Null where it cannot be loaded: the price stands as it was drawn, with its time, and the switch stays shut. */
async function loadLive(): Promise<typeof import('./embedded.ts').followLive | null> {
  try {
    return (await import('@bellwether/live-quotes/embedded')).followLive
  } catch {
    return null
  }
}
