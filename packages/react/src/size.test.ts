import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundlePackage } from '../testing/bundle.ts'

it('has at most 1,000 bytes as a CDN sends them', async () => {
  expect(brotliCompressSync(await bundlePackage()).length).toBeLessThanOrEqual(1000)
})
