import { expect, it } from 'vitest'
import { toRuntimeBytes } from './runtime-bytes.ts'

const size = (gzip: number) => ({ raw: 0, gzip, brotli: 0 })
const widget = { version: '1.0.0', versions: ['1.0.0'], code: size(25), shared: size(110) }
const loader = { version: '0.1.0', integrity: '', size: size(9) }

it('counts what is shared once, with the one runtime in the place of the other', () => {
  const runtimes = { published: 'react', sizes: { react: size(100), preact: size(8) } } as const
  const summary = { loader, widgets: { a: widget, b: widget }, runtimes }
  expect(toRuntimeBytes(summary, ['a', 'b'])).toEqual({ react: 160, preact: 68 })
})

it('refuses a folder that does not say what its widgets run on', () => {
  expect(() => toRuntimeBytes({ loader, widgets: { a: widget } }, ['a'])).toThrow('not with its runtimes')
})
