import type { SecurityChartView } from '@bellwether/contract'
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './interactive-plot.module.css'
import { Plot } from './plot.tsx'

interface InteractiveChartProps {
  readonly view: SecurityChartView
  readonly hasFocus: boolean
}

type InteractiveChart = ComponentType<InteractiveChartProps>

/** Its charting library is larger than the rest of the page's script. */
export type LoadInteractive = () => Promise<InteractiveChart>

export interface Interactive {
  readonly place: RefObject<HTMLDivElement | null>
  readonly shown: Shown | null
  readonly failed: boolean
  /** Loads the interactive chart, unless it could not be loaded before. */
  readonly start: () => void
  /** The same for a button, which goes away: the chart takes its focus. */
  readonly startWithFocus: () => void
}

interface Shown {
  readonly Chart: InteractiveChart
  readonly hasFocus: boolean
  /** Of the drawing it replaces, so that nothing below moves. */
  readonly height: number
}

/** The interactive chart comes when somebody reaches for it; until then, and without it, the server's drawing is shown. */
export function useInteractive(load: LoadInteractive): Interactive {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [failed, setFailed] = useState(false)
  async function show(hasFocus: boolean): Promise<void> {
    try {
      const Chart = await load()
      setFailed(false)
      setShown(before => before ?? { Chart, hasFocus, height: place.current?.offsetHeight ?? 0 })
    } catch {
      setFailed(true)
    }
  }
  return {
    place,
    shown,
    failed,
    start: () => void (shown || failed || show(false)),
    startWithFocus: () => void show(true),
  }
}

interface InteractivePlotProps {
  readonly view: SecurityChartView
  readonly interactive: Interactive
}

export function InteractivePlot({ view, interactive: { place, shown, failed, start } }: InteractivePlotProps) {
  const startIfPointedAt = useEffectEvent(() => {
    if (place.current?.matches(':hover')) start()
  })
  useEffect(() => startIfPointedAt(), [])
  return (
    <>
      <div
        className={shown ? styles.shown : undefined}
        style={shown ? { minHeight: shown.height } : undefined}
        ref={place}
        onPointerMove={start}
        onPointerDown={start}
      >
        {shown ? <shown.Chart view={view} hasFocus={shown.hasFocus} /> : <Plot view={view} />}
      </div>
      <p className={styles.problem} role="status">
        {failed ? 'The interactive chart could not be loaded. The chart above still shows the same prices.' : null}
      </p>
    </>
  )
}
