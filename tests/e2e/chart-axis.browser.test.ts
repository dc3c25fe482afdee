import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()

const charts = ['range=1Y&indicators=rsi14,macd', 'range=1D', 'range=5Y&scale=log&compare=LSE:BW.'].flatMap(query => [
  { query, window: 'wide', options: desktop },
  { query, window: 'narrow', options: phone },
])

it.each(charts)(
  '[RP-CHART-12] writes no tick that a label covers or an edge cuts off: $query, $window',
  async ({ query, options }) => {
    await withPage(`/market-research/sub/LSE:HVL/charts-and-performance?${query}`, options, async page => {
      await recordTexts(page)
      await page.getByRole('button', { name: 'Interactive chart' }).click()
      // An axis of a day on which little has moved has few ticks, and fewer where labels are.
      await expect.poll(() => axesOf(page).then(axes => axes.flat().length), { timeout: 20_000 }).toBeGreaterThan(2)
      const axes = await axesOf(page)
      const tickColour = usualColour(axes.flat().map(({ colour }) => colour))
      for (const axis of axes)
        for (const tick of axis.filter(({ colour }) => colour === tickColour)) {
          expect(tick.top >= 0 && tick.bottom <= tick.height, `${tick.text} is within its pane`).toBe(true)
          for (const other of axis.filter(each => each !== tick))
            expect(Math.abs(tick.y - other.y), `${tick.text} and ${other.text}`).toBeGreaterThan(10)
        }
    })
  },
)

it('[RP-CHART-12] writes ticks with as few decimals as they need', async () => {
  await withPage('/market-research/sub/LSE:HVL/charts-and-performance?range=1Y', desktop, async page => {
    await recordTexts(page)
    await page.getByRole('button', { name: 'Interactive chart' }).click()
    await expect
      .poll(async () => (await axesOf(page)).flat().map(({ text }) => text), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['1,000', '1,284.50']))
  })
})

/** A label is on a ground of its own, in another colour than the ticks, of which there are more. */
function usualColour(texts: readonly string[]): string | undefined {
  const countOf = (text: string) => texts.filter(each => each === text).length
  return texts.toSorted((a, b) => countOf(b) - countOf(a))[0]
}

interface Written {
  readonly text: string
  readonly colour: string
  readonly y: number
  readonly top: number
  readonly bottom: number
  readonly height: number
}

/** What each canvas has had written on it since it was last cleared. */
async function recordTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const written = new Map<HTMLCanvasElement, Written[]>()
    const drawing = CanvasRenderingContext2D.prototype
    const { fillText, fillRect, clearRect } = drawing
    const clears = ({ canvas }: CanvasRenderingContext2D, [x, y, width, height]: number[]) =>
      x === 0 && y === 0 && (width ?? 0) >= canvas.width - 2 && (height ?? 0) >= canvas.height - 2
    drawing.fillRect = function (...place) {
      if (clears(this, place)) written.delete(this.canvas)
      fillRect.apply(this, place)
    }
    drawing.clearRect = function (...place) {
      if (clears(this, place)) written.delete(this.canvas)
      clearRect.apply(this, place)
    }
    drawing.fillText = function (text, x, y, ...rest) {
      const size = devicePixelRatio
      const at = this.getTransform().transformPoint({ x, y })
      const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = this.measureText(text)
      const scale = this.getTransform().d
      if (text !== '')
        written.set(this.canvas, [
          ...(written.get(this.canvas) ?? []),
          {
            text,
            colour: String(this.fillStyle),
            y: at.y / size,
            top: (at.y - up * scale) / size,
            bottom: (at.y + down * scale) / size,
            height: this.canvas.height / size,
          },
        ])
      fillText.call(this, text, x, y, ...rest)
    }
    Object.assign(window, { written })
  })
}

/** The canvases of the value axes: the last cells of the chart's rows, without the one of the time axis. */
async function axesOf(page: Page): Promise<readonly (readonly Written[])[]> {
  return page.evaluate(() => {
    const { written } = window as unknown as { readonly written: ReadonlyMap<HTMLCanvasElement, Written[]> }
    const cells = [...document.querySelectorAll('#chart tr')].flatMap(row => [...row.children].slice(2))
    return cells.flatMap(cell => [...cell.querySelectorAll('canvas')].flatMap(canvas => [written.get(canvas) ?? []]))
  })
}
