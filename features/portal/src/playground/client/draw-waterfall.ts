import type { PreviewMessage } from './preview-message.ts'
import { type Bar, toWaterfall } from './waterfall.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Table rows with a label, a bar on a shared time axis, and start and duration as text. */
export function drawWaterfall(body: HTMLTableSectionElement, messages: readonly PreviewMessage[]): void {
  const bars = toWaterfall(messages)
  const last = Math.max(1, ...bars.map(({ to }) => to))
  body.replaceChildren(...bars.map(bar => toRow(bar, last)))
}

function toRow(bar: Bar, last: number): HTMLTableRowElement {
  const row = document.createElement('tr')
  row.dataset.kind = bar.kind
  const name = document.createElement('th')
  name.scope = 'row'
  name.textContent = bar.label
  const drawn = document.createElement('td')
  drawn.append(toDrawing(bar, last))
  row.append(
    name,
    drawn,
    toCell(format(bar.from)),
    toCell(format(bar.to - bar.from)),
    toCell(bar.bytes === null ? '' : `${bar.bytes.toLocaleString('en-GB')}`),
  )
  return row
}

function toCell(text: string): HTMLTableCellElement {
  const cell = document.createElement('td')
  cell.textContent = text
  return cell
}

/** Decorative: the cells beside it have the same figures. */
function toDrawing({ from, to }: Bar, last: number): SVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', '0 0 100 8')
  drawing.setAttribute('preserveAspectRatio', 'none')
  drawing.setAttribute('aria-hidden', 'true')
  const rect = document.createElementNS(svg, 'rect')
  rect.setAttribute('x', String((from / last) * 100))
  rect.setAttribute('width', String(Math.max(0.6, ((to - from) / last) * 100)))
  rect.setAttribute('height', '8')
  drawing.append(rect)
  return drawing
}

function format(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`
}
