import { expect, it } from 'vitest'
import { type Data, findNeeded, toOldest } from './oldest-versions.ts'
import { findUsedNames } from './used-names.ts'

const since = (chrome: string, firefox = chrome, safari = chrome) => ({
  __compat: {
    support: {
      chrome: { version_added: chrome },
      firefox: [{ version_added: firefox }, { version_added: '1', flags: [{}] }],
      safari: { version_added: safari },
    },
  },
})

const data = {
  api: {
    AbortSignal: { ...since('66', '57', '11.1'), any_static: since('116', '124', '17.4') },
    Clock: { toSorted: since('200') },
  },
  javascript: {
    builtins: { Array: { ...since('1'), toSorted: since('110') }, Promise: { try: since('128') } },
    operators: { nullish_coalescing_assignment: since('85') },
  },
  css: {
    types: { color: { 'light-dark': since('123', '120', '17.5') } },
    selectors: { has: since('105') },
    'at-rules': { container: since('106') },
  },
} as unknown as Data

const keysOf = (code: string, css = '') => findNeeded(data, [code], [css], {}).map(({ key }) => key)

it('finds what a script needs: members of globals, members of unknown things, syntax', () => {
  expect(keysOf('let a; a ??= AbortSignal.any([]); x.toSorted()')).toEqual([
    'api.AbortSignal',
    'api.AbortSignal.any_static',
    'javascript.builtins.Array.toSorted',
    'javascript.operators.nullish_coalescing_assignment',
  ])
})

it.each([
  ['typeof Promise.try == "function" && Promise.try(f)'],
  ['"try" in Promise && Promise.try(f)'],
  ['`try` in Promise && Promise.try(f)'],
  ['Promise.try?.(f)'],
])('leaves out what is looked for first: %s', code => {
  expect(findUsedNames(code).members).not.toContain('try')
})

it('finds functions, selectors and at-rules of styles', () => {
  const css = '@container (width<9px){.a:has(b){color:light-dark(red,blue)}}'
  expect(keysOf('', css)).toEqual(['css.at-rules.container', 'css.selectors.has', 'css.types.color.light-dark'])
})

it('takes the newest of the first versions, a flag not counted', () => {
  const needed = findNeeded(data, ['AbortSignal.any([])'], ['a{color:light-dark(red,blue)}'], {})
  expect(toOldest(needed)).toEqual({ chrome: 123, firefox: 124, safari: 17.5 })
})
