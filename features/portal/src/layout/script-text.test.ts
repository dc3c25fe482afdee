import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toScriptText } from './script-text.ts'

it('keeps on a line what fits, and leaves quotes out where a key needs none', () => {
  expect(toScriptText({ a: [1, "it's"], 'top-holdings': {} })).toBe("{ a: [1, 'it\\'s'], 'top-holdings': {} }")
})

it('breaks what does not fit, one field a line', () => {
  const long = 'x'.repeat(60)
  expect(toScriptText({ a: long, b: [long, long] }, '  ')).toBe(
    `{\n    a: '${long}',\n    b: [\n      '${long}',\n      '${long}',\n    ],\n  }`,
  )
})

it('means the value again, and never ends a script element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const text = toScriptText(value, '  ')
      expect(text).not.toContain('<')
      expect(new Function(`return (${text})`)()).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
