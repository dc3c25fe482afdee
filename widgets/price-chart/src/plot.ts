import type { SecurityChartView } from '@bellwether/contract'
import { enGb, type Locale } from '@bellwether/locale'
import type { LogicalRange, MouseEventParams, Time } from 'lightweight-charts'
import { moveCursor } from './cursor.ts'
import { type Drawing, draw } from './draw.ts'
import { type DrawnSeries, readDrawn } from './drawn-series.ts'
import { readTheme } from './theme.ts'

export interface PlotParts {
  /** The chart itself: a slider along the points. */
  readonly box: HTMLElement
  /** Takes each colour for a moment, so that it is resolved in place. */
  readonly probe: HTMLElement
}

/** An event of the browser, or React's of the same. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

export interface PlotListeners {
  /** The cursor is at a point, to be read out: by a key, or because the view is new. */
  readonly onCursor: (index: number, view: SecurityChartView) => void
  /** The pointer is at a point, which changes only what is seen. */
  readonly onPointer: (index: number, view: SecurityChartView) => void
}

/** A view on a canvas, for pointer and keyboard. What it says about a point is its owner's to show. */
export class Plot {
  readonly #parts: PlotParts
  readonly #listeners: PlotListeners
  readonly #locale: Locale
  #drawing: Drawing | null = null
  #view: SecurityChartView | null = null
  #cursor: number | null = null

  constructor(parts: PlotParts, listeners: PlotListeners, locale: Locale = enGb) {
    this.#parts = parts
    this.#listeners = listeners
    this.#locale = locale
  }

  /** What goes on with the chart before it keeps the part in view and the cursor. */
  show(view: SecurityChartView): void {
    const part = this.#view && goesOn(this.#view, view) ? this.#partInView(view) : null
    if (!part) this.#cursor = null
    this.#view = view
    this.redraw()
    if (part?.range) this.#drawing?.chart.timeScale().setVisibleLogicalRange(part.range)
  }

  /** Where the chart is zoomed in: the same points, or the latest ones if they were in view. */
  #partInView({ points }: SecurityChartView): { readonly range: LogicalRange | null } {
    const range = this.#drawing?.chart.timeScale().getVisibleLogicalRange()
    const last = (this.#view?.points.length ?? 1) - 1
    const hasEnd = range ? range.to >= last - 0.5 : true
    if (!range || (hasEnd && range.from <= 0.5)) return { range: null }
    const by = hasEnd ? points.length - 1 - last : 0
    return { range: { from: range.from + by, to: range.to + by } as LogicalRange }
  }

  /** Again, as after a change of the colours. */
  redraw(): void {
    if (!this.#view) return
    const { box, probe } = this.#parts
    this.#drawing?.chart.remove()
    this.#drawing = draw(box, this.#view, readTheme(probe), this.#locale)
    this.#drawing.chart.subscribeCrosshairMove(event => this.#followPointer(event))
    this.#listeners.onCursor(this.#cursor ?? this.#view.points.length - 1, this.#view)
  }

  remove(): void {
    this.#drawing?.chart.remove()
    this.#drawing = null
  }

  /** What is on the canvas now. */
  drawnSeries(): readonly DrawnSeries[] {
    return this.#drawing ? readDrawn(this.#drawing) : []
  }

  answerKey(event: PressedKey): void {
    if (!this.#view || !this.#drawing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=' || event.key === '-') {
      this.#zoom(event.key === '-' ? 1.5 : 1 / 1.5)
      event.preventDefault()
      return
    }
    const cursor = moveCursor(event.key, this.#cursor, this.#view.points.length)
    if (cursor === null) return
    event.preventDefault()
    this.#cursor = cursor
    this.#showCursor(cursor)
  }

  #showCursor(cursor: number): void {
    if (!this.#drawing || !this.#view) return
    const { chart, main, series } = this.#drawing
    const time = series.times[cursor]
    const value = series.model.price.main.drawn[cursor] ?? null
    if (time === undefined || value === null) return
    this.#bringIntoView(cursor)
    chart.setCrosshairPosition(value, time as Time, main)
    this.#listeners.onCursor(cursor, this.#view)
  }

  #followPointer({ time, sourceEvent }: MouseEventParams<Time>): void {
    if (!this.#drawing || !this.#view || !sourceEvent || time === undefined) return
    const index = this.#drawing.series.times.indexOf(time as string | number)
    if (index >= 0) this.#listeners.onPointer(index, this.#view)
  }

  #bringIntoView(cursor: number): void {
    const scale = this.#drawing?.chart.timeScale()
    const range = scale?.getVisibleLogicalRange()
    if (!scale || !range) return
    const over = cursor < range.from ? cursor - range.from : cursor > range.to ? cursor - range.to : 0
    if (over !== 0) scale.setVisibleLogicalRange({ from: range.from + over, to: range.to + over })
  }

  #zoom(factor: number): void {
    const scale = this.#drawing?.chart.timeScale()
    const range = scale?.getVisibleLogicalRange()
    if (!scale || !range || !this.#view) return
    const last = this.#view.points.length - 1
    const middle = this.#cursor ?? (range.from + range.to) / 2
    const half = Math.max(5, ((range.to - range.from) / 2) * factor)
    scale.setVisibleLogicalRange({ from: Math.max(0, middle - half), to: Math.min(last, middle + half) })
  }
}

/** The same chart with more of its day. */
function goesOn(before: SecurityChartView, after: SecurityChartView): boolean {
  return (
    before.points[0]?.at === after.points[0]?.at &&
    before.points.length <= after.points.length &&
    JSON.stringify(before.choices) === JSON.stringify(after.choices)
  )
}
