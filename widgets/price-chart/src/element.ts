import type { SecurityChartView } from '@bellwether/contract'
import type { MouseEventParams, Time } from 'lightweight-charts'
import { moveCursor } from './cursor.ts'
import { type Drawing, draw } from './draw.ts'
import { loadChart } from './load-chart.ts'
import { readout } from './readout.ts'
import { createShadow, type Shadow } from './shadow.ts'
import { readTheme } from './theme.ts'

const leastHeight = 280

/**
 * An interactive chart of what `src` answers. What stands inside the element is shown until the chart is drawn, and stays if it cannot be.
 *
 * `src` address of the data; `label` what a screen reader calls the chart.
 */
export class PriceChartElement extends HTMLElement {
  static readonly observedAttributes = ['src']

  #shadow: Shadow | null = null
  #drawing: Drawing | null = null
  #view: SecurityChartView | null = null
  #cursor: number | null = null
  #leaving = new AbortController()

  connectedCallback(): void {
    this.#leaving = new AbortController()
    this.#shadow ??= this.#createShadow()
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', () => this.#redraw(), { signal: this.#leaving.signal })
    this.#load()
  }

  disconnectedCallback(): void {
    this.#leaving.abort()
    this.#drawing?.chart.remove()
    this.#drawing = null
  }

  attributeChangedCallback(): void {
    if (this.#shadow && this.isConnected) this.#load()
  }

  async #load(): Promise<void> {
    const src = this.getAttribute('src')
    const { signal } = this.#leaving
    if (!src || !this.#shadow) return
    const answer = await loadChart(src, signal)
    if (signal.aborted || src !== this.getAttribute('src')) return
    if (typeof answer === 'string') {
      this.#shadow.problem.textContent = answer
      this.dispatchEvent(new CustomEvent('bw-chart-failed', { bubbles: true }))
      return
    }
    this.#view = answer
    this.#cursor = null
    this.#redraw()
    this.dispatchEvent(new CustomEvent('bw-chart-drawn', { bubbles: true }))
  }

  #redraw(): void {
    if (!this.#view || !this.#shadow) return
    const { box, probe, problem, host } = this.#shadow
    this.#drawing?.chart.remove()
    problem.textContent = ''
    if (!host.hasAttribute('data-drawn')) this.#takeOver(host, box)
    this.#drawing = draw(box, this.#view, readTheme(probe))
    this.#drawing.chart.subscribeCrosshairMove(event => this.#followPointer(event))
    this.#tell(this.#cursor ?? this.#view.points.length - 1)
  }

  /** As tall as what it replaces, so that nothing below moves. */
  #takeOver(host: HTMLElement, box: HTMLElement): void {
    const before = this.offsetHeight
    host.setAttribute('data-drawn', '')
    box.style.height = '0'
    box.style.height = `${Math.max(leastHeight, before - this.offsetHeight)}px`
  }

  #createShadow(): Shadow {
    const shadow = createShadow(this, this.getAttribute('label') ?? 'Chart')
    shadow.box.addEventListener('keydown', event => this.#answerKey(event))
    return shadow
  }

  #answerKey(event: KeyboardEvent): void {
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
    if (!this.#drawing) return
    const { chart, main, series } = this.#drawing
    const time = series.times[cursor]
    const value = series.main[cursor]?.value
    if (time === undefined || value === undefined) return
    this.#bringIntoView(cursor)
    chart.setCrosshairPosition(value, time as Time, main)
    this.#tell(cursor)
  }

  /** The value of a slider is read out by the screen reader itself, once for each key; a moving pointer changes only what is seen. */
  #tell(cursor: number): void {
    if (!this.#view || !this.#shadow) return
    const { box, words } = this.#shadow
    const text = readout(this.#view, cursor)
    words.textContent = text
    box.setAttribute('aria-valuemax', String(this.#view.points.length - 1))
    box.setAttribute('aria-valuenow', String(cursor))
    box.setAttribute('aria-valuetext', text)
  }

  #followPointer({ time, sourceEvent }: MouseEventParams<Time>): void {
    if (!this.#view || !this.#shadow || !this.#drawing || !sourceEvent || time === undefined) return
    const index = this.#drawing.series.times.indexOf(time as string | number)
    if (index >= 0) this.#shadow.words.textContent = readout(this.#view, index)
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
