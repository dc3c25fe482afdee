import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDiffLines, toEditable } from './configuration-diff.ts'

it('shows removed and added lines with context', () => {
  const before = toEditable(
    JSON.stringify({ components: { a: { type: 'x' }, b: { type: 'y', settings: { limit: 3 } } } }),
  )
  const after = toEditable(
    JSON.stringify({ components: { a: { type: 'x' }, b: { type: 'y', settings: { limit: 5 } } } }),
  )
  expect(toDiffLines(before, after)).toEqual([
    { kind: 'skipped', text: '5 unchanged lines' },
    { kind: 'same', text: '    "b": {' },
    { kind: 'same', text: '      "type": "y",' },
    { kind: 'same', text: '      "settings": {' },
    { kind: 'removed', text: '        "limit": 3' },
    { kind: 'added', text: '        "limit": 5' },
    { kind: 'same', text: '      }' },
    { kind: 'same', text: '    }' },
    { kind: 'same', text: '  }' },
    { kind: 'same', text: '}' },
  ])
})

it('accounts for every line of the new text', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 30 })
    .map(lines => `${lines.join('\n')}\n`)
  fc.assert(
    fc.property(text, text, (before, after) => {
      const count = toDiffLines(before, after).reduce((sum, { kind, text: line }) => {
        if (kind === 'removed') return sum
        return sum + (kind === 'skipped' ? Number.parseInt(line, 10) : 1)
      }, 0)
      expect(count).toBe(after.split('\n').length - 1)
    }),
  )
})
