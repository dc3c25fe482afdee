import { readFileSync } from 'node:fs'
import { findWidget, reservedHeight } from '@bellwether/catalogue'
import { findProblems } from '@bellwether/config-check'
import { describe, expect, it } from 'vitest'
import { toGuideHref, toRunnable } from './guide-addresses.ts'
import { guideNames } from './guide-names.ts'
import { readGuides } from './read-guides.ts'
import { renderGuide } from './render-guide.ts'

const facts = {
  publicOrigin: 'https://here.example',
  loader: { version: '2.3.4', integrity: 'sha384-abc', elementsIntegrity: 'sha384-def' },
}
const guides = readGuides()

it('joins the lines of a lead with a space', () => {
  expect(renderGuide('# Title\n\nFirst line.\nSecond [line](https://example.com).\n\n## Part\n', facts).lead).toBe(
    'First line. Second line.',
  )
})

describe.each(guideNames)('the guide %s', name => {
  const { title, lead, html, contents } = renderGuide(guides[name], facts)

  it('has a title, a lead sentence and a table of contents with valid links', () => {
    expect(title).not.toBe('')
    expect(lead).toMatch(/\.$/)
    expect(lead).not.toMatch(/[`[\]*]/)
    for (const { id } of contents) expect(html).toContain(` id="${id}"`)
    expect(contents.length).toBeGreaterThan(0)
  })

  it('uses our origin and the published loader with its integrity hash', () => {
    expect(html).not.toContain('research.example')
    expect(html).not.toContain('sha384-...')
    expect(html).not.toMatch(/cdn\/loader\/(?!2\.3\.4|latest\/)/)
  })
})

it('shows only valid configurations', () => {
  const fence = /^```json config\n([\s\S]*?)^```/gm
  const configs = Object.values(guides).flatMap(text =>
    [...text.matchAll(fence)].map(([, code = '']) => JSON.parse(code)),
  )
  expect(configs.length).toBeGreaterThan(2)
  const problems = configs.flatMap(config => findProblems(config, { manifest: null }))
  expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([])
})

it('[LD-STEP-23] the quick start reserves for the price what the catalogue says', () => {
  const widget = findWidget('quote-header')
  if (!widget) throw new Error('quote-header is in the catalogue')
  const heights = Array.from(
    guides['quick-start'].matchAll(/#price:empty::before \{.*?height: ([\d.]+)em/g),
    ([, em]) => Number(em),
  )
  const expected = reservedHeight(widget, { marketCode: 'LSE:HVL' })
  expect(heights).toEqual([...expected, ...expected])
})

it('the errors guide has every code of the loader', () => {
  const { html } = renderGuide(guides.errors, facts)
  const source = readFileSync(new URL('../../../../packages/loader/src/errors.ts', import.meta.url), 'utf8')
  const codes = [...source.matchAll(/(?:widgetFailed = |create(?:Field)?Error\(\s*)'(LOADER_\w+)'/g)].map(
    ([, code]) => code,
  )
  expect(codes.length).toBeGreaterThan(15)
  for (const code of codes) expect(html).toContain(`>${code}</h3>`)
})

it('escapes markup', () => {
  const { html } = renderGuide('# T\n\nLead.\n\n<b>bold</b> `<i>` <script>alert(1)</script>\n', facts)
  expect(html).toBe('<p>&lt;b&gt;bold&lt;/b&gt; <code>&lt;i&gt;</code> &lt;script&gt;alert(1)&lt;/script&gt;</p>\n')
})

it('links to pages, and leaves text where there is no page', () => {
  expect(toGuideHref('errors.md#loader_no_bundle')).toBe('/developers/guides/errors#loader_no_bundle')
  expect(toGuideHref('../guides/tokens.md')).toBe('/developers/guides/tokens')
  expect(toGuideHref('https://research.example/developers/widgets')).toBe('/developers/widgets')
  expect(toGuideHref('decisions/034-namespaces-and-configurations.md')).toBeNull()
  expect(toGuideHref('javascript:alert(1)')).toBeNull()
  const { html } = renderGuide('# T\n\nLead.\n\nSee [the decision](decisions/x.md) and [tokens](tokens.md).\n', facts)
  expect(html).toBe('<p>See the decision and <a href="/developers/guides/tokens">tokens</a>.</p>\n')
})

it('leaves code unchanged where nothing is published', () => {
  expect(toRunnable('integrity="sha384-..."', { ...facts, loader: null })).toBe('integrity="sha384-..."')
})
