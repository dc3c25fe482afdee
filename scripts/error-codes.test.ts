import { describe, expect, it } from 'vitest'
import { findRepositoryFiles, readRepositoryFile } from './repository-files.ts'

// `code = 'X'`, `code: 'X'`, or the first argument to what takes the code: a class, or a function that makes an error.
const codeInSource =
  /(?:\bcode\s*[:=]|\bsuper\(|\bnew \w+Error\(|\bcreate\w*Error\(|\bwidgetFailed =)\s*'([A-Z][A-Z0-9_]+)'/g
const codeInDocs = /^### ([A-Z][A-Z0-9_]+)$/gm

const findCodes = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, code = '']) => code)

describe('docs/errors.md', () => {
  const inSource = findRepositoryFiles(/^(?:packages|features|apps|widgets)\/[^/]+\/src\/errors\.ts$/).flatMap(file =>
    findCodes(readRepositoryFile(file), codeInSource),
  )
  const inDocs = findCodes(readRepositoryFile('docs/errors.md'), codeInDocs)

  it('finds codes in the source', () => {
    expect(inSource).toContain('DOMAIN_UNIT_MISMATCH')
  })

  it('explains every code of the source', () => {
    expect(inSource.filter(code => !inDocs.includes(code))).toEqual([])
  })

  it('explains no code that the source does not have', () => {
    expect(inDocs.filter(code => !inSource.includes(code))).toEqual([])
  })

  it('has no code twice, neither in the source nor in the document', () => {
    expect(findRepeated(inSource)).toEqual([])
    expect(findRepeated(inDocs)).toEqual([])
  })
})

function findRepeated(codes: readonly string[]): string[] {
  return codes.filter((code, index) => codes.indexOf(code) !== index)
}
