import { runInNewContext } from 'node:vm'
import type { LoaderConfig } from '@bellwether/contract'
import { expect, it } from 'vitest'
import { toLatestScript } from './latest-script.ts'
import { manifest } from './manifest.fixture.ts'

/** What the loader is given when a page calls load() of the script. */
function load(given?: unknown): LoaderConfig {
  const script = toLatestScript('globalThis.bellwether={load:config=>config}', manifest)
  return JSON.parse(runInNewContext(`${script};JSON.stringify(bellwether.load(${JSON.stringify(given) ?? ''}))`))
}

it('hands what is published to the loader, beside whatever the page says', () => {
  expect(load()).toEqual({ delivery: { manifest } })
  const given = { runtime: { region: 'emea' }, delivery: { timeoutMs: 5 } }
  expect(load(given)).toEqual({ ...given, delivery: { manifest, timeoutMs: 5 } })
})

it.each([
  ['a CDN of its own', { delivery: { cdn: 'https://other.example/' } }],
  ['delivery that is none', { delivery: 7 }],
  ['no configuration at all', [1]],
  ['nothing', null],
])('leaves a page alone that gives %s', (_what, given) => {
  expect(load(given)).toEqual(given)
})

it('leaves a page its own manifest, and may stand inside it', () => {
  expect(load({ delivery: { manifest: { components: {} } } }).delivery?.manifest).toEqual({ components: {} })
  const odd = { ...manifest, components: { '</script>': { tagName: '', versions: {} } } }
  expect(toLatestScript('', odd)).not.toContain('</script>')
})
