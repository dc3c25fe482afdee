import type { PlotParts } from './plot.ts'

export interface Shadow extends PlotParts {
  readonly host: HTMLElement
  /** Describes the point under the pointer or the cursor. */
  readonly words: HTMLElement
  readonly problem: HTMLElement
  readonly fullScreen: HTMLElement
}

const css = `
:host { display: block; }
.frame { display: none; }
[data-drawn] .frame { display: block; }
.head { display: flex; justify-content: space-between; align-items: flex-start; gap: 12px; }
.full { flex: none; min-height: 24px; padding: 2px 10px; border: 1px solid var(--bw-rule-strong, #8b97a5); border-radius: 14px; background: transparent; color: var(--bw-ink, #16202e); font: 600 0.8125rem/1.4 var(--bw-font-text, system-ui, sans-serif); cursor: pointer; }
.full:focus-visible { outline: 3px solid var(--bw-accent, #0b5d57); outline-offset: 2px; }
:host(:fullscreen), :host([data-fills-window]) { box-sizing: border-box; padding: 16px; background: var(--bw-surface, #fff); }
:host([data-fills-window]) { position: fixed; inset: 0; z-index: 1000; overflow: auto; }
:host(:fullscreen) :is(.host, .frame), :host([data-fills-window]) :is(.host, .frame) { display: flex; flex-direction: column; height: 100%; min-height: 0; }
:host(:fullscreen) .box, :host([data-fills-window]) .box { flex: 1 1 12rem; height: auto !important; min-height: 12rem; }
[data-drawn] slot { display: none; }
.box { position: relative; border-radius: 3px; }
.box:focus-visible { outline: 3px solid var(--bw-accent, #0b5d57); outline-offset: 2px; }
p { margin: 0; color: var(--bw-ink-2, #4d5a6b); font: 400 0.8125rem/1.4 var(--bw-font-text, system-ui, sans-serif); }
.words { min-height: 2.8em; color: var(--bw-ink, #16202e); font-variant-numeric: tabular-nums; }
.words::first-letter { text-transform: uppercase; }
.notes { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; margin-top: 6px; }
.notes p { font-size: 0.75rem; }
.problem:empty { display: none; }
a { color: inherit; }
.probe { position: absolute; visibility: hidden; font-family: var(--bw-font-text, system-ui, sans-serif); }
`

const html = `
<div class="host">
  <slot></slot>
  <div class="frame">
    <div class="head"><p class="words" aria-hidden="true"></p><button class="full" type="button"></button></div>
    <div class="box" tabindex="0" role="slider" aria-valuemin="0" aria-valuemax="0" aria-valuenow="0" aria-describedby="hint"></div>
    <div class="notes">
      <p id="hint">Arrow keys move along the chart, Home and End go to its ends, + and − zoom; drag to move.</p>
      <p><a href="https://www.tradingview.com/" rel="noopener">TradingView Lightweight Charts™</a> Copyright © 2026 TradingView, Inc.</p>
    </div>
  </div>
  <p class="problem" role="status"></p>
  <span class="probe" aria-hidden="true"></span>
</div>`

/** A constructed sheet, because a page's policy may forbid inline styles. */
let sheet: CSSStyleSheet | null = null

export function createShadow(element: HTMLElement, label: string): Shadow {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true })
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = html
  const find = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The template of bw-price-chart lacks ${selector}`)
    return found
  }
  const box = find('.box')
  box.setAttribute('aria-label', label)
  return {
    host: find('.host'),
    box,
    words: find('.words'),
    problem: find('.problem'),
    probe: find('.probe'),
    fullScreen: find('.full'),
  }
}
