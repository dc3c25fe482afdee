import assert from 'node:assert/strict'
import { isVersionRange, type LoaderConfig, toLoaderConfigJsonSchema } from '@bellwether/contract'
import { readConfiguration } from '@bellwether/contract/configuration-text'
import { assertFits, TopHoldingsWidgetView } from '@bellwether/contract/schemas'
import { findShapeMismatch, newsListShape } from '@bellwether/contract/shapes'
import { load, loadBellwether } from '@bellwether/loader'

const config: LoaderConfig = { configuration: { namespace: 'acme.research' } }

assert.equal(isVersionRange('^1.0.0'), true)
assert.equal('properties' in toLoaderConfigJsonSchema(), true)
assert.ok('problems' in readConfiguration('{'))
assert.throws(() => assertFits(TopHoldingsWidgetView, {}, 'answer'), { code: 'CONTRACT_MISMATCH' })
assert.notEqual(findShapeMismatch(newsListShape, {}, 'view'), null)
assert.equal(await loadBellwether('https://research.example/cdn/'), null)
await assert.rejects(load(config), { code: 'LOADER_CDN_MISSING', path: 'delivery.cdn' })
console.log('done')
