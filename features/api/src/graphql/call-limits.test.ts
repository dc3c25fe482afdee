import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callLimits, checkCall, createBudget } from './call-limits.ts'

const codeOf = (source: string, introspection = false): string => {
  try {
    checkCall(source, { introspection })
    return 'allowed'
  } catch (error) {
    return (error as { code: string }).code
  }
}

const list = (alias: string, fields = 'id title') =>
  `${alias}: newsHeadlines(symbol: "LSE:HVL") { aggregate { count } headlines { ${fields} } }`
const everyField = 'id title symbols typeCode type dateTime sourceCode source provider tags timestamp'

describe('checkCall', () => {
  it('allows ten lists with every field', () => {
    const lists = Array.from({ length: 10 }, (_, index) => list(`a${index}`, everyField))
    expect(codeOf(`query Ten { ${lists.join(' ')} }`)).toBe('allowed')
  })

  it('allows fragments, variables and an alias', () => {
    expect(
      codeOf(
        'query ($s: [String!]!) { hvl: newsHeadlines(symbol: $s) { ...n } } fragment n on NewsHeadlines { headlines { id } }',
      ),
    ).toBe('allowed')
  })

  it.each([
    ['too long', `{ ${list('a')} } #${'x'.repeat(callLimits.characters)}`],
    ['a thousand words', `{ ${'a '.repeat(1_200)} }`],
    [
      'eleven aliases',
      `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: newsSingle(id: 1) { id }`).join(' ')} }`,
    ],
    ['a field a thousand times', `{ newsSingle(id: 1) { ${'id '.repeat(900)} } }`],
    ['deep', `{ ${'a { '.repeat(5)} b ${'}'.repeat(5)} }`],
    ['deep through inline fragments', `{ ${'... { a { '.repeat(5)} b ${'} }'.repeat(5)} }`],
    ['deep through fragments', '{ a { ...x } } fragment x on X { a { ...y } } fragment y on X { a { a { a } } }'],
    [
      'fragments that double one another',
      `{ ...f0 } ${Array.from({ length: 20 }, (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f20 on Query { a }`,
    ],
  ])('rejects a query that is %s', (_name, source) => {
    expect(codeOf(source)).toBe('GRAPHQL_TOO_LARGE')
  })

  it.each([
    ['nothing', ' '],
    ['no GraphQL', 'select * from news_items'],
    ['a document already parsed', JSON.stringify({ kind: 'Document', definitions: [] })],
    ['a number', '1'],
    ['null', 'null'],
    ['half a document', '{ newsSingle(id: 1) {'],
    ['two operations', 'query A { newsSingle(id: 1) { id } } query B { newsSingle(id: 2) { id } }'],
    ['a mutation', 'mutation { deleteNews(id: 1) }'],
    ['a subscription', 'subscription { news { id } }'],
    ['only a fragment', 'fragment a on Query { newsSingle(id: 1) { id } }'],
    ['a fragment that contains itself', '{ ...a } fragment a on Query { ...a }'],
    ['fragments in a ring', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ])('rejects %s', (_name, source) => {
    expect(codeOf(source)).toBe('GRAPHQL_MALFORMED')
  })

  it('allows introspection only where it is enabled', () => {
    const schema = `{ __schema { ${'types { fields { type { ofType { ofType { name } } } } }'} } }`
    expect(codeOf(schema, true)).toBe('allowed')
    expect(codeOf(schema)).toBe('GRAPHQL_MALFORMED')
    expect(codeOf('{ ...a } fragment a on Query { ... { x: __type(name: "Query") { name } } }')).toBe(
      'GRAPHQL_MALFORMED',
    )
  })

  it('rejects any text with a code, never with another error', () => {
    const pieces = [
      '{',
      '}',
      '(',
      ')',
      '"',
      '"""',
      '...',
      'a',
      'fragment',
      'on',
      ':',
      '$',
      '@x',
      '[',
      '1',
      ' ',
      'query',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), parts => {
        expect(codeOf(parts.join(' '))).toMatch(/^(?:allowed|GRAPHQL_(?:MALFORMED|TOO_LARGE))$/)
      }),
    )
  })
})

describe('a budget', () => {
  it('covers two lists of a hundred, not three', () => {
    const budget = createBudget()
    budget.spend('limit', 100)
    budget.spend('limit', 100)
    expect(() => budget.spend('limit', 100)).toThrow(
      expect.objectContaining({ code: 'GRAPHQL_BAD_ARGUMENT', field: 'limit' }),
    )
  })
})
