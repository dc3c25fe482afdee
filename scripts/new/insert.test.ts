import { expect, it } from 'vitest'
import { addAfterLine, addBeforeDeclaration, addEntry, addImport, MissingPlaceError } from './insert.ts'

const source = `import { a } from './a.ts'

const other = {
  one: 1,
}

/** What is listed. */
export const listed = {
  a() {
    return {
      a,
    }
  },
}
`

it('adds an import before the others', () => {
  expect(addImport(source, "import { b } from './b.ts'")).toBe(`import { b } from './b.ts'\n${source}`)
})

it('adds an entry to the end of what was named, not of what it holds', () => {
  expect(addEntry(source, 'export const listed', '  b,')).toContain('    }\n  },\n  b,\n}\n')
  expect(addEntry('const ids = [\n  1,\n] as const\n', 'const ids', '  2,')).toBe(
    'const ids = [\n  1,\n  2,\n] as const\n',
  )
})

it('adds a declaration before another and its comment', () => {
  expect(addBeforeDeclaration(source, 'export const listed', 'const b = 2')).toContain(
    '}\n\nconst b = 2\n\n/** What is listed. */\nexport const listed',
  )
})

it('adds lines after another', () => {
  expect(addAfterLine(source, 'one: 1', '  two: 2,')).toContain('  one: 1,\n  two: 2,\n}')
})

it.each([
  () => addEntry(source, 'export const gone', '  b,'),
  () => addAfterLine(source, 'gone', 'b'),
  () => addBeforeDeclaration(source, 'export const gone', 'b'),
  () => addImport('', 'b'),
])('refuses a file that has lost the place', insert => {
  expect(insert).toThrow(MissingPlaceError)
})
