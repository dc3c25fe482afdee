import { Block } from '@bellwether/design'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toOutcome } from './client/outcome.ts'
import { type PreviewMessage, parsePreviewMessage } from './client/preview-message.ts'
import type { Run } from './client/workbench-state.ts'
import styles from './playground-page.module.css'

const maxHeight = 4000

interface StageProps {
  readonly src: string
  /** Null before the first. */
  readonly run: Run | null
  /** In pixels; 0 for full width. */
  readonly width: number
  readonly messages: readonly PreviewMessage[]
  readonly onMessage: (message: PreviewMessage) => void
}

/** Runs configurations in an iframe, each in a new document, as tall as it reports. */
export function Stage({ src, run, width, messages, onMessage }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const receive = useEffectEvent((data: unknown) => {
    const message = parsePreviewMessage(data)
    if (!message) return
    if (message.kind === 'height') setHeight(Math.min(Math.ceil(message.height), maxHeight))
    // Its origin is opaque and cannot be named, so the configuration is sent only once it reports that it is ready.
    if (message.kind === 'ready' && run)
      frame.current?.contentWindow?.postMessage({ bellwetherRun: { config: run.config, theme: run.theme } }, '*')
    onMessage(message)
  })
  useEffect(() => {
    const stop = new AbortController()
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow) receive(data)
    }
    window.addEventListener('message', listen, stop)
    return () => stop.abort()
  }, [])
  return (
    <Block
      title="Live preview"
      foot="Runs on an opaque origin: no cookies, no access to this page, code only from our CDN."
    >
      <div className={styles.stage}>
        {run ? (
          <iframe
            // A new document for each run.
            key={run.number}
            ref={frame}
            className={styles.frame}
            title="Preview of the configuration"
            src={src}
            data-bw-stage=""
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            style={{ height, width: width > 0 ? width : undefined }}
          />
        ) : null}
      </div>
      <p className={styles.outcome} data-bw-outcome="" role="status">
        {run ? toOutcome(messages) : null}
      </p>
    </Block>
  )
}
