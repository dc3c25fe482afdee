import { describe, expect, it } from 'vitest'
import { toPreviewBody } from './preview-body.ts'
import { toPageTag, toSnippets } from './snippets.ts'

const place = { origin: 'https://here.example', loader: { version: '0.1.0', integrity: 'sha384-abc' } }
const subject = {
  ...place,
  type: 'top-holdings',
  version: '1.2.0',
  title: 'Largest holdings',
  settings: { marketCode: 'LSE:NWT', heading: '</script><b>' },
}

describe('snippets', () => {
  const snippets = toSnippets(subject)

  it('use the published versions and the integrity hash of the loader', () => {
    expect(snippets.map(({ id }) => id)).toEqual(['one-tag', 'es-module', 'react', 'vue', 'svelte', 'angular'])
    for (const { code } of snippets) {
      expect(code).toContain('https://here.example/cdn/loader/0.1.0/bellwether.')
      expect(code).toContain('^1.2.0')
    }
    expect(snippets[0]?.code).toContain('integrity="sha384-abc" crossorigin')
  })

  it('[LD-STEP-23] reserve the space of the widget, at any width', () => {
    for (const code of [snippets[0]?.code, snippets[1]?.code]) {
      expect(code).toMatch(/^<style>\n.*\n {2}#top-holdings:empty\{container-type:inline-size\}\n/)
      expect(code?.match(/height:[\d.]+em/g)).toHaveLength(3)
    }
  })

  it('escape script end tags in settings', () => {
    expect(snippets[0]?.code.match(/<\/script>/g)).toHaveLength(2)
    for (const id of ['es-module', 'vue', 'svelte'])
      expect(snippets.find(snippet => snippet.id === id)?.code.match(/<\/script>/g), id).toHaveLength(1)
  })

  it('have an escaped container for each binding of a configuration', () => {
    const config = { elementBindings: [{ container: 'a"><img>' }, { container: 'b' }, null] }
    expect(toPageTag(place, config)).toContain('<div id="a&quot;&gt;&lt;img&gt;"></div>\n<div id="b"></div>\n')
    expect(toPageTag(place, {})).toMatch(/^<script src=/)
  })
})

it('a preview is the snippet without usage tracking', () => {
  const body = toPreviewBody(subject)
  expect(body).toContain('usageTracking: false')
  expect(body).toContain("namespace: 'preview'")
  expect(body).toContain('<div id="top-holdings"></div>')
})
