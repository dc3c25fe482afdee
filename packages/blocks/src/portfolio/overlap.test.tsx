import type { OverlapView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Overlap } from './overlap.tsx'

const asked: OverlapView = {
  typed: 'nonsense',
  problem: '“nonsense” is not a code.',
  choices: [],
  result: null,
  suggestions: [],
}

function render(view: OverlapView): string {
  return renderToStaticMarkup(<Overlap view={view} action="/p" name="Kestrel" marketCode="FUND:B0KXTM3" />)
}

it('shows the error beside the field and keeps its input', () => {
  const html = render(asked)
  expect(html).toContain('value="nonsense"')
  const [, described] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${described}">“nonsense” is not a code.`)
})

it('states the overlap and that only published holdings count', () => {
  const html = render({
    ...asked,
    problem: null,
    choices: [],
    result: {
      other: { name: 'Northwall', href: '/n', asAt: getIsoDate('2026-10-31'), published: 30 },
      overlap: 0.1234,
      common: [{ name: 'Harrow & Vale plc', own: 0.05, other: 0.03 }],
      commonCount: 4,
      ownCovered: 0.5,
      otherCovered: 0.6,
      explained: [],
    },
  })
  expect(html).toContain('12.34%')
  expect(html).toContain('4 holdings in common')
  expect(html).toContain('the 1 largest are shown')
  expect(html).toContain('50.00% of this portfolio')
})

it('[RP-SEARCH-21] offers what a typed name may mean', () => {
  const choices = [{ marketCode: 'LSE:NWT', name: 'Northwall Investment Trust plc' }]
  const html = renderToStaticMarkup(
    <Overlap view={{ ...asked, choices }} action="/portfolio" name="This trust" marketCode="LSE:BWLD" />,
  )
  expect(html).toContain('<a href="/portfolio?with=LSE%3ANWT#overlap">Northwall Investment Trust plc</a>')
})
