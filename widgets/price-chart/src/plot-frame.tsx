import type { SecurityChartView } from '@bellwether/contract'
import { useLocale } from '@bellwether/locale'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Plot } from './plot.ts'
import styles from './plot-frame.module.css'
import { readout } from './readout.ts'

interface PlotFrameProps {
  readonly view: SecurityChartView
  /** What a screen reader calls the chart. */
  readonly label: string
  /** What draws the canvas; null until it has arrived. */
  readonly plot: typeof Plot | null
  readonly hasFocus?: boolean
  /** Beside the reading. */
  readonly control?: ReactNode
  /** Why the chart cannot be used, in the place of how to use it. */
  readonly problem?: ReactNode
  /** Shown until the canvas is there. */
  readonly children?: ReactNode
}

/** Each time a chart is on its canvas. Tests read its lines back and compare them with the static chart and the table. */
const drawn = 'bw-chart-drawn'

/** The interactive chart with its reading, its keys and the notice that the library's licence asks for. */
export function PlotFrame(props: PlotFrameProps) {
  const { view, label, plot: PlotClass, hasFocus = false, control, problem, children } = props
  const box = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const shown = useRef<Plot>(null)
  const hintId = useId()
  const locale = useLocale()
  const last = view.points.length - 1
  const [read, setRead] = useState({ view, cursor: last, pointed: last })
  const { cursor, pointed } = read.view === view ? read : { cursor: last, pointed: last }
  useEffect(() => {
    if (!box.current || !probe.current || !PlotClass) return
    const plot = new PlotClass(
      { box: box.current, probe: probe.current },
      {
        onCursor: (index, shownView) => setRead({ view: shownView, cursor: index, pointed: index }),
        onPointer: (index, shownView) => setRead(before => ({ ...before, view: shownView, pointed: index })),
      },
      locale,
    )
    shown.current = plot
    const leaving = new AbortController()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => plot.redraw(), leaving)
    return () => {
      leaving.abort()
      plot.remove()
      shown.current = null
    }
  }, [PlotClass, locale])
  // After the one before: a new plot has nothing to show yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again by a new plot
  useEffect(() => {
    shown.current?.show(view)
    box.current?.dispatchEvent(new CustomEvent(drawn, { bubbles: true, detail: shown.current }))
  }, [PlotClass, locale, view])
  useEffect(() => {
    if (hasFocus) box.current?.focus()
  }, [hasFocus])
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <p className={styles.words} aria-hidden="true">
          {readout(view, pointed, locale)}
        </p>
        {control}
      </div>
      <div
        className={styles.box}
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor}
        aria-valuetext={readout(view, cursor, locale)}
        aria-describedby={hintId}
        onKeyDown={event => shown.current?.answerKey(event)}
      >
        {children}
      </div>
      <div className={styles.notes}>
        <p id={hintId}>
          {problem ??
            locale.t('Arrow keys move along the chart, Home and End go to its ends, + and − zoom; drag to move.')}
        </p>
        <p>
          <a href="https://www.tradingview.com/" rel="noopener">
            TradingView Lightweight Charts™
          </a>{' '}
          Copyright © 2026 TradingView, Inc.
        </p>
      </div>
      <span className={styles.probe} aria-hidden="true" ref={probe} />
    </div>
  )
}
