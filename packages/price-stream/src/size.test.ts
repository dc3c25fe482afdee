import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/** What a page loads for live prices before it shows any: the stream, the wire's reader and the parts of the domain they use. */
const budgetBytes = 7_200

it(`is less than ${budgetBytes} bytes, compressed`, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${import.meta.dirname}/index.ts`, formats: ['iife'], name: 'priceStream' },
    },
  })
  const [{ output } = { output: [] }] = [built].flat().filter(result => 'output' in result)
  const code = output.map(part => ('code' in part ? part.code : '')).join('')
  expect(code).toContain('init-streaming')
  expect(gzipSync(code).length).toBeLessThan(budgetBytes)
})
