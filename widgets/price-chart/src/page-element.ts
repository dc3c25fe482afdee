import type { SecurityChartView } from '@bellwether/contract'
import type { DrawnSeries } from './drawn-series.ts'
import { offerFullScreen } from './full-screen.ts'
import { loadChart } from './load-chart.ts'
import { Plot } from './plot.ts'
import { readout } from './readout.ts'
import { createShadow, type Shadow } from './shadow.ts'

const minHeight = 280

/**
 * For our own pages: an interactive chart of the data at `src`. The element's content is shown until the chart is drawn, and stays if it cannot be.
 *
 * `src` address of the data; `label` what a screen reader calls the chart.
 */
export class PriceChartElement extends HTMLElement {
  static readonly observedAttributes = ['src']

  #shadow: Shadow | null = null
  #plot: Plot | null = null
  #view: SecurityChartView | null = null
  #leaving = new AbortController()

  connectedCallback(): void {
    this.#leaving = new AbortController()
    this.#shadow ??= createShadow(this, this.getAttribute('label') ?? 'Chart')
    this.#plot ??= createPlot(this.#shadow, () => this.#view)
    offerFullScreen(this, this.#shadow.fullScreen, this.#leaving.signal)
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', () => this.#plot?.redraw(), { signal: this.#leaving.signal })
    this.#load()
  }

  disconnectedCallback(): void {
    this.#leaving.abort()
    this.#plot?.remove()
  }

  attributeChangedCallback(): void {
    if (this.#shadow && this.isConnected) this.#load()
  }

  /** What is on the canvas, read back from the library; empty before it is drawn. */
  drawnSeries(): readonly DrawnSeries[] {
    return this.#plot?.drawnSeries() ?? []
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
    const { box, host, problem } = this.#shadow
    problem.textContent = ''
    if (!host.hasAttribute('data-drawn')) this.#takeOver(host, box)
    this.#view = answer
    this.#plot?.show(answer)
    this.dispatchEvent(new CustomEvent('bw-chart-drawn', { bubbles: true }))
  }

  /** As tall as what it replaces, so that nothing below moves. */
  #takeOver(host: HTMLElement, box: HTMLElement): void {
    const before = this.offsetHeight
    host.setAttribute('data-drawn', '')
    box.style.height = '0'
    box.style.height = `${Math.max(minHeight, before - this.offsetHeight)}px`
  }
}

/** The value of a slider is read out by the screen reader itself, once for each key. */
function createPlot({ box, probe, words }: Shadow, shown: () => SecurityChartView | null): Plot {
  const say = (index: number): string => {
    const view = shown()
    words.textContent = view ? readout(view, index) : ''
    return words.textContent
  }
  const plot = new Plot(
    { box, probe },
    {
      onCursor(index) {
        box.setAttribute('aria-valuemax', String((shown()?.points.length ?? 1) - 1))
        box.setAttribute('aria-valuenow', String(index))
        box.setAttribute('aria-valuetext', say(index))
      },
      onPointer: say,
    },
  )
  box.addEventListener('keydown', event => plot.answerKey(event))
  return plot
}
