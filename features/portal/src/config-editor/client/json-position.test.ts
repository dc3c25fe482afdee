import { describe, expect, it } from 'vitest'
import { findPosition, findRange } from './json-position.ts'

/** `|` is the cursor. */
function positionOf(marked: string) {
  const position = marked.indexOf('|')
  return findPosition(marked.replace('|', ''), position)
}

describe('the position of the cursor', () => {
  it.each([
    ['{ | }', 'key', []],
    ['{ "runtime": { | } }', 'key', ['runtime']],
    ['{ "runtime": { "env|" } }', 'key', ['runtime']],
    ['{ "runtime": { "environment": "|" } }', 'value', ['runtime', 'environment']],
    ['{ "debug": | }', 'value', ['debug']],
    ['{ "elementBindings": [{}, { "|": 1 }] }', 'key', ['elementBindings', 1]],
    ['{ "libraries": ["a", "|"] }', 'value', ['libraries', 1]],
    ['{ "a": 1, | }', 'key', []],
  ])('%s is a %s at %j', (marked, kind, path) => {
    expect(positionOf(marked)).toMatchObject({ kind, path })
  })

  it('gives the range that a completion replaces', () => {
    expect(positionOf('{ "env|": "qa" }')).toMatchObject({ from: 2, to: 7, hasColon: true })
    expect(positionOf('{ "env|" }')).toMatchObject({ from: 2, to: 7, hasColon: false })
  })

  it('is null outside', () => {
    expect(positionOf('{}|')).toBeNull()
  })
})

describe('the range of a path', () => {
  const text = '{\n  "a": { "b.c": [1, { "d": 2 }] },\n  "e": 3\n}'
  const shown = (path: string) => {
    const { from, to } = findRange(text, path)
    return text.slice(from, to)
  }

  it.each([
    ['a', '"a"'],
    ['a.b.c', '"b.c"'],
    ['a.b.c.1.d', '"d"'],
    ['e', '"e"'],
    ['a.missing.field', '"a"'],
    ['', '{'],
    ['nowhere', '{'],
  ])('%s is at %s', (path, expected) => {
    expect(shown(path)).toBe(expected)
  })
})
