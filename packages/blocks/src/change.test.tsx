import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Change } from './change.tsx'

const textOf = (html: string) => html.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, '')

it('[RP-FORMAT-7] never says up or down beside 0.00%', () => {
  const html = renderToStaticMarkup(<Change fraction={0.00003} />)
  expect(textOf(html)).toBe('unchanged 0.00%')
  expect(html).toContain('data-direction="unchanged"')
})

it('keeps the direction of an amount that is too small for the percentage', () => {
  expect(textOf(renderToStaticMarkup(<Change fraction={-0.00003} amount="−0.01" />))).toBe('down −0.01 (0.00%)')
})
