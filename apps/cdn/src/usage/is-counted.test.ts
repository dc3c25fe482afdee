import type { ComponentsManifest } from '@bellwether/contract'
import { expect, it } from 'vitest'
import { isCounted } from './is-counted.ts'

const manifest: ComponentsManifest = {
  contract: 1,
  components: { 'news-list': { tagName: 'bw-news-list', versions: { '1.0.0': { files: [] } } } },
}
const painted = { component: 'news-list', version: '1.0.0', outcome: 'PAINTED' }
const failed = { component: 'news-list', version: '', outcome: 'API_REFUSED' }
const own = { component: 'acme-table', version: '7', outcome: 'PAINTED' }

it.each([
  ['what is published', painted, true, true],
  ['its failure', failed, true, true],
  ['a version that is not published', { ...painted, version: '9.9.9' }, false, true],
  ["a client's own component", own, false, true],
  ['a word of every object', { ...painted, component: 'constructor' }, false, true],
  ['a version that every object has', { ...painted, version: 'toString' }, false, true],
  ['no type', { ...painted, component: '<b>' }, false, false],
  ['no version', { ...own, version: 'x'.repeat(41) }, false, false],
  ['no code', { ...failed, outcome: 'Call 0800 123' }, false, false],
])('%s, from any page and from one that the namespace names', (_what, one, anywhere, fromOwnPage) => {
  expect(isCounted(one, { manifest, isFromOwnPage: false })).toBe(anywhere)
  expect(isCounted(one, { manifest, isFromOwnPage: true })).toBe(fromOwnPage)
})

it('counts nothing while nothing is published', () => {
  expect(isCounted(painted, { manifest: null, isFromOwnPage: false })).toBe(false)
})
