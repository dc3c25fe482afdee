import type { SecurityChartView } from '@bellwether/contract'
import { useLocale } from '@bellwether/locale'
import { useEffect, useId, useRef } from 'react'
import { FirstLine } from './first-line.tsx'
import { Plot } from './plot.ts'
import styles from './plot-frame.module.css'
import { readout } from './readout.ts'

/** The interactive chart with its reading, its keys and the notice that the library's licence asks for. */
export function PlotFrame({ view }: { readonly view: SecurityChartView }) {
  const box = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const hintId = useId()
  const last = view.points.length - 1
  const locale = useLocale()
  const { t } = locale
  const reading = readout(view, last, locale)
  useEffect(() => {
    if (!box.current || !words.current || !probe.current) return
    const plot = new Plot({ box: box.current, words: words.current, probe: probe.current }, locale)
    plot.show(view)
    const leaving = new AbortController()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => plot.redraw(), leaving)
    return () => {
      leaving.abort()
      plot.remove()
    }
  }, [view, locale])
  return (
    <>
      <p className={styles.words} aria-hidden="true" ref={words}>
        {reading}
      </p>
      <div
        className={styles.box}
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={t('Chart of {name}', { name: view.name })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={last}
        aria-valuetext={reading}
        aria-describedby={hintId}
      >
        <FirstLine view={view} />
      </div>
      <div className={styles.notes}>
        <p id={hintId}>
          {t('Arrow keys move along the chart, Home and End go to its ends, + and − zoom; drag to move.')}
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
