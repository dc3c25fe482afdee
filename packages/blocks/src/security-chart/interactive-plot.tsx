import type { SecurityChartView } from '@bellwether/contract'
import { createElement, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Plot } from './plot.tsx'

interface InteractivePlotProps {
  readonly view: SecurityChartView
  /** Where the interactive chart asks for the same view as JSON. */
  readonly src: string
  readonly interactive: InteractiveChart
}

export interface InteractiveChart {
  readonly chart: RefObject<HTMLElement | null>
  readonly isDrawn: boolean
  /** Loads the script of the interactive chart, again after it could not be loaded. */
  readonly start: () => void
  /** The same for a button, which goes away: the chart takes its focus. */
  readonly startWithFocus: () => void
  readonly onDrawn: () => void
}

/** The charting library comes when somebody reaches for the chart; until then, and without it, the server's drawing is shown. */
export function useInteractiveChart(load: () => Promise<unknown>): InteractiveChart {
  const chart = useRef<HTMLElement>(null)
  const takesFocus = useRef(false)
  const [isDrawn, setDrawn] = useState(false)
  const start = () => {
    // The drawing stays, and the next reach tries again.
    if (!isDrawn) load().catch(() => {})
  }
  return {
    chart,
    isDrawn,
    start,
    startWithFocus() {
      takesFocus.current = true
      start()
    },
    onDrawn() {
      setDrawn(true)
      if (takesFocus.current) chart.current?.focus()
      takesFocus.current = false
    },
  }
}

/** The custom element draws on a canvas, which is none of React's business; its content is the same chart as SVG. */
export function InteractivePlot({ view, src, interactive }: InteractivePlotProps) {
  const { chart, start } = interactive
  const startIfPointedAt = useEffectEvent(() => {
    if (chart.current?.matches(':hover')) start()
  })
  const onDrawn = useEffectEvent(() => interactive.onDrawn())
  useEffect(() => {
    const stop = new AbortController()
    // React attaches no listener of a custom event to an element that the server has drawn.
    chart.current?.addEventListener('bw-chart-drawn', () => onDrawn(), stop)
    startIfPointedAt()
    return () => stop.abort()
  }, [chart])
  return createElement(
    'bw-price-chart',
    {
      ref: chart,
      src,
      label: `Interactive chart of ${view.name}`,
      onPointerMove: start,
      onPointerDown: start,
    },
    <Plot view={view} />,
  )
}
