import type { SecurityChartView } from '@bellwether/contract'
import { useLocale } from '@bellwether/locale'
import { useEffect, useId, useRef, useState } from 'react'
import { FirstLine } from './first-line.tsx'
import type { Plot } from './plot.ts'
import styles from './plot-frame.module.css'
import { readout } from './readout.ts'
import { usePlot } from './use-plot.ts'

/** The interactive chart with its reading, its keys and the notice that the library's licence asks for. */
export function PlotFrame({ view }: { readonly view: SecurityChartView }) {
  const box = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const shown = useRef<Plot>(null)
  const hintId = useId()
  const locale = useLocale()
  const { plot: PlotClass, failed, retry } = usePlot()
  const last = view.points.length - 1
  const [read, setRead] = useState({ view, cursor: last, pointed: last })
  const { cursor, pointed } = read.view === view ? read : { cursor: last, pointed: last }
  const { t } = locale
  useEffect(() => {
    if (!box.current || !probe.current || !PlotClass) return
    const plot = new PlotClass(
      { box: box.current, probe: probe.current },
      {
        onCursor: index => setRead({ view, cursor: index, pointed: index }),
        onPointer: index => setRead(before => ({ ...before, view, pointed: index })),
      },
      locale,
    )
    plot.show(view)
    shown.current = plot
    const leaving = new AbortController()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => plot.redraw(), leaving)
    return () => {
      leaving.abort()
      plot.remove()
    }
  }, [PlotClass, view, locale])
  return (
    <>
      <p className={styles.words} aria-hidden="true">
        {readout(view, pointed, locale)}
      </p>
      <div
        className={styles.box}
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={t('Chart of {name}', { name: view.name })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor}
        aria-valuetext={readout(view, cursor, locale)}
        aria-describedby={hintId}
        onKeyDown={event => shown.current?.answerKey(event)}
      >
        <FirstLine view={view} />
      </div>
      <div className={styles.notes}>
        <p id={hintId}>
          {failed ? (
            <>
              {t('Could not load this.')}{' '}
              <button type="button" className={styles.retry} onClick={retry}>
                {t('Try again')}
              </button>
            </>
          ) : (
            t('Arrow keys move along the chart, Home and End go to its ends, + and − zoom; drag to move.')
          )}
        </p>
        <p>
          <a href="https://www.tradingview.com/" rel="noopener">
            TradingView Lightweight Charts™
          </a>{' '}
          Copyright © 2026 TradingView, Inc.
        </p>
      </div>
      <span className={styles.probe} aria-hidden="true" ref={probe} />
    </>
  )
}
