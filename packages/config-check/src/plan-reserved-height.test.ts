import type { LoaderConfig } from '@bellwether/contract'
import { describe, expect, it } from 'vitest'
import { cdn, manifest } from './manifest.fixture.ts'
import { planRequests } from './plan-requests.ts'

const components = {
  price: { type: 'quote-header', settings: { marketCode: 'LSE:HVL' } },
  news: { type: 'news-list', settings: { marketCode: 'LSE:HVL', limit: 3 } },
  own: { type: 'of-the-host' },
}
const bind = (...bindings: readonly (readonly [id: string, container: string])[]) =>
  bindings.map(([morningstarComponentId, container]) => ({ morningstarComponentId, container }))
const stylesFor = (config: LoaderConfig) =>
  planRequests({ configuration: { source: { type: 'none' }, overrides: { components } }, ...config }, { manifest, cdn })
    .reservedHeight

describe('reserved height of widgets', () => {
  it('is kept in their containers while these are empty, by settings; not for what is not ours', () => {
    const reservedHeight = stylesFor({ elementBindings: bind(['price', 'top'], ['news', 'side'], ['own', 'left']) })
    expect(reservedHeight).toContain(':is(#top:empty,#side:empty)::before')
    expect(reservedHeight).not.toContain('#left')
    const [, height = ''] = /#side:empty\{--bw-height:([\d.]+)em/.exec(reservedHeight) ?? []
    expect(Number(height)).toBeCloseTo((42 + 36.7 + 6 * 38 - 2 + 12 + 22.75) / 16, 1)
  })

  it('is not kept for widgets that come only when asked for', () => {
    const elementBindings = bind(['price', 'top'], ['news', 'side'])
    const reservedHeight = stylesFor({ elementBindings, lazy: { bundlesToDownload: ['quote-header'] } })
    expect(reservedHeight).toContain('#top:empty{')
    expect(reservedHeight).not.toContain('#side')
    expect(stylesFor({ elementBindings: bind(['own', 'left']) })).toBe('')
  })

  it('lets no id of a container out of its selector, nor out of the style element', () => {
    const reservedHeight = stylesFor({ elementBindings: bind(['price', '</style><b id="x\\']) })
    expect(reservedHeight).toContain(String.raw`[id="\3c \2f style\3e \3c b id\3d \22 x\5c "]:empty`)
    expect(reservedHeight).not.toContain('<')
  })
})
