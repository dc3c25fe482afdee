import type { FramedWidgetView } from '@bellwether/contract'
import { useEffect, useRef, useState } from 'react'
import styles from './preview-iframe.module.css'

const maxHeight = 4000

export interface PreviewFrameProps {
  readonly title: string
  readonly src: string
  /** The reserved height of its widget, where that is known: nothing below then moves when it comes. */
  readonly height?: FramedWidgetView['height']
}

const widths = ['wide', 'narrow', 'narrowest'] as const

/** A document of its own, sandboxed and lazily loaded, as tall as it reports. */
export function PreviewFrame({ title, src, height: minHeight }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const stop = new AbortController()
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return
      const reported = parseHeight(data)
      if (reported !== null) setHeight(reported)
    }
    window.addEventListener('message', listen, stop)
    // It may have loaded before this script.
    frame.current?.contentWindow?.postMessage({ bellwetherAsks: 'height' }, '*')
    return () => stop.abort()
  }, [])
  return (
    <div className={styles.place}>
      {minHeight
        ? widths.map((width, at) => (
            // The page's policy allows no style in an element, but the size of a picture.
            <svg key={width} className={styles[width]} height={`${minHeight[at]}em`} aria-hidden="true" />
          ))
        : null}
      <iframe
        className={minHeight ? styles.filling : styles.frame}
        title={`Preview: ${title}`}
        src={src}
        loading="lazy"
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        data-bw-preview=""
        ref={frame}
        style={height === undefined ? undefined : { height }}
      />
    </div>
  )
}

/** Only a number is taken from a sandboxed document. */
function parseHeight(data: unknown): number | null {
  const height = typeof data === 'object' && data !== null && 'bellwetherHeight' in data ? data.bellwetherHeight : null
  return typeof height === 'number' && height > 0 ? Math.min(Math.ceil(height), maxHeight) : null
}
