import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toScriptText } from './script-text.ts'

it('keeps short values on one line and quotes keys only where needed', () => {
  expect(toScriptText({ a: [1, "it's"], 'top-holdings': {} })).toBe("{ a: [1, 'it\\'s'], 'top-holdings': {} }")
})

it('breaks long values, one field per line', () => {
  const long = 'x'.repeat(60)
  expect(toScriptText({ a: long, b: [long, long] }, '  ')).toBe(
    `{\n    a: '${long}',\n    b: [\n      '${long}',\n      '${long}',\n    ],\n  }`,
  )
})

it('evaluates to the same value, and never ends a script element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const text = toScriptText(value, '  ')
      expect(text).not.toContain('<')
      expect(new Function(`return (${text})`)()).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
