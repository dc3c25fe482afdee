import { expect, it } from 'vitest'
import { toHtmlShape } from './html-shape.ts'

it('counts elements and leaves out what stands in scripts', () => {
  const html = '<html><body><main><p>a</p></main><script>push("<p>a</p><b>")</script></body></html>'
  expect(toHtmlShape(html)).toMatchObject({ bytes: html.length, elements: 5, mainText: 'a' })
})

it('reads the same text whether or not React marked where texts meet', () => {
  const marked = toHtmlShape('<main id="m"><p>1,284<!-- -->.<!-- -->50p</p>\n<p>up</p></main>')
  expect(marked.mainText).toBe(toHtmlShape('<main><p>1,284.50p</p><p>up</p></main>').mainText)
})

it('tells different texts apart', () => {
  expect(toHtmlShape('<main><p>a</p></main>').mainText).not.toBe(toHtmlShape('<main><p>b</p></main>').mainText)
})
