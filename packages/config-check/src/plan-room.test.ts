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
const roomFor = (config: LoaderConfig) =>
  planRequests({ configuration: { source: { type: 'none' }, overrides: { components } }, ...config }, { manifest, cdn })
    .room

describe('room of widgets', () => {
  it('is kept in their containers while these are empty, by settings; not for what is not ours', () => {
    const room = roomFor({ elementBindings: bind(['price', 'top'], ['news', 'side'], ['own', 'left']) })
    expect(room).toContain(':is(#top:empty,#side:empty)::before')
    expect(room).not.toContain('#left')
    const [, height = ''] = /#side:empty\{--bw-height:([\d.]+)em/.exec(room) ?? []
    expect(Number(height)).toBeCloseTo((42 + 36.7 + 6 * 38 - 2 + 12 + 22.75) / 16, 1)
  })

  it('is not kept for widgets that come only when asked for', () => {
    const elementBindings = bind(['price', 'top'], ['news', 'side'])
    const room = roomFor({ elementBindings, lazy: { bundlesToDownload: ['quote-header'] } })
    expect(room).toContain('#top:empty{')
    expect(room).not.toContain('#side')
    expect(roomFor({ elementBindings: bind(['own', 'left']) })).toBe('')
  })

  it('lets no id of a container out of its selector, nor out of the style element', () => {
    const room = roomFor({ elementBindings: bind(['price', '</style><b id="x\\']) })
    expect(room).toContain(String.raw`[id="\3c \2f style\3e \3c b id\3d \22 x\5c "]:empty`)
    expect(room).not.toContain('<')
  })
})
