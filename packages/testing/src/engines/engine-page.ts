import type { EngineTab } from './engine.ts'

/** What a condition may take on a crowded machine before it is given up. */
const limitMs = 30_000
const pauseMs = 50

export interface EnginePage extends EngineTab {
  /** Calls a function in the page; it sees only its arguments. */
  evaluate<Given extends readonly unknown[], T>(body: (...given: Given) => T, ...given: Given): Promise<Awaited<T>>
  /** Waits until a function in the page gives something true, and gives that; not an element, which no engine can hand over. */
  until<Given extends readonly unknown[], T>(
    body: (...given: Given) => T,
    ...given: Given
  ): Promise<NonNullable<Awaited<T>>>
  /** Waits until the selector finds something. */
  see(selector: string): Promise<void>
  /** Presses the mouse on the first element of a selector that can be hit and holds the text, as soon as there is one. */
  click(selector: string, text?: string): Promise<void>
  /** Puts the focus there and presses the keys. */
  type(selector: string, text: string): Promise<void>
  /** How many elements the selector finds. */
  count(selector: string): Promise<number>
  /** Of the first element that the selector finds. */
  textOf(selector: string): Promise<string | null>
  /** Errors and warnings on the console and uncaught exceptions, without saying which. */
  problems(): Promise<readonly string[]>
}

/** A tab with what a journey needs, by functions in the page that are the same in all engines. */
export function toPage(tab: EngineTab): EnginePage {
  // As text: each driver makes something else of undefined and of errors.
  const evaluate: EnginePage['evaluate'] = async (body, ...given) => {
    const call = `(${body})(...${JSON.stringify(given)})`
    const text = await tab.run(`(async () => JSON.stringify(await ${call}))()`)
    return (typeof text === 'string' ? JSON.parse(text) : undefined) as never
  }
  const until: EnginePage['until'] = async (body, ...given) => {
    const end = performance.now() + limitMs
    let last: unknown
    for (;;) {
      try {
        last = await evaluate(body, ...given)
        if (last) return last as never
      } catch (error) {
        // A page that is being left answers nothing.
        last = error
      }
      if (performance.now() > end) {
        throw new Error(`Not so after ${limitMs / 1000} s: ${body} of ${JSON.stringify(given)}. Last: ${last}`)
      }
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
  return {
    ...tab,
    evaluate,
    until,
    async see(selector) {
      await until(wanted => document.querySelector(wanted) !== null, selector)
    },
    async click(selector, text = '') {
      const [x, y] = await until(findPlace, selector, text)
      await tab.clickAt(x, y)
    },
    async type(selector, text) {
      await until(focus, selector)
      await tab.press([...text])
    },
    count: selector => evaluate(wanted => document.querySelectorAll(wanted).length, selector),
    textOf: selector => evaluate(wanted => document.querySelector(wanted)?.textContent ?? null, selector),
    async problems() {
      return (await tab.lines()).flatMap(line => /^(?:error|warning|uncaught): (.*)$/s.exec(line)?.[1] ?? [])
    },
  }
}

/** The middle of the first element that is shown and covered by nothing, shadow roots included. */
function findPlace(selector: string, text: string): readonly [number, number] | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.textContent?.includes(text)) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (hit && (element.contains(hit) || hit.contains(element))) return [x, y]
  }
  return null
}

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null && document.activeElement === element
}
