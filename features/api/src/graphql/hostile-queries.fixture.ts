/** Fifty queries that cost a careless server seconds, memory or its secrets; each as the text of `query`. */
const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, i) => text(i))
const single = 'newsSingle(id: 1) { id }'
const list = (alias: string, more = '') =>
  `${alias}: newsHeadlines(symbol: "LSE:HVL"${more}) { aggregate { count } headlines { id title } }`

const tooMany = {
  'a thousand aliases': `{ ${times(1_000, i => `a${i}: ${single}`).join(' ')} }`,
  'eleven aliases': `{ ${times(11, i => `a${i}: ${single}`).join(' ')} }`,
  'fifty lists': `{ ${times(50, i => list(`a${i}`)).join(' ')} }`,
  'a field three thousand times': `{ newsSingle(id: 1) { ${'id '.repeat(3_000)} } }`,
  'a field under nine hundred aliases': `{ newsSingle(id: 1) { ${times(900, i => `f${i}: id`).join(' ')} } }`,
  'a list of fifty thousand': `{ ${list('a', ', limit: 50000')} }`,
  'a negative limit': `{ ${list('a', ', limit: -1')} }`,
  'a start past every row': `{ ${list('a', ', limit: 100, startAt: 2147483647')} }`,
  'a limit past 32 bits': `{ ${list('a', ', limit: 99999999999')} }`,
  'ten lists of a hundred': `{ ${times(10, i => list(`a${i}`, ', limit: 100')).join(' ')} }`,
  'five thousand symbols': `{ newsHeadlines(symbol: [${times(400, i => `"LSE:X${i}"`).join(',')}]) { aggregate { count } } }`,
  'a symbol of four thousand letters': `{ newsHeadlines(symbol: "LSE:${'X'.repeat(3_900)}") { aggregate { count } } }`,
  'a hundred stories': `{ ${times(100, i => `a${i}: newsSingle(id: ${i}) { id body }`).join(' ')} }`,
  'a thousand arguments': `{ newsSingle(${times(400, i => `a${i}: 1`).join(' ')}) { id } }`,
  'one argument four hundred times': `{ newsSingle(${'id: 1 '.repeat(400)}) { id } }`,
  'four hundred variables': `query (${times(300, i => `$v${i}: Int`).join(' ')}) { ${single} }`,
}
const tooDeep = {
  'five hundred levels': `${'{a'.repeat(500)}${'}'.repeat(500)}`,
  'two thousand levels': `${'{a'.repeat(1_900)}${'}'.repeat(1_900)}`,
  'five levels of inline fragments': `{ ${'... { a { '.repeat(5)} b ${'} }'.repeat(5)} }`,
  'inline fragments five hundred deep': `{ ${'... { '.repeat(500)} ${single} ${'}'.repeat(500)} }`,
  'a list of lists as an argument': `{ newsSingle(id: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`,
  'an object of objects as an argument': `{ newsSingle(id: ${'{a:'.repeat(600)}1${'}'.repeat(600)}) { id } }`,
  'a type of lists of lists': `query ($v: ${'['.repeat(900)}Int${']'.repeat(900)}) { ${single} }`,
}
const rings = {
  'a fragment in itself': '{ ...a } fragment a on Query { ...a }',
  'two fragments in a ring': '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
  'a ring of fifty': `{ ...f0 } ${times(50, i => `fragment f${i} on Query { ...f${(i + 1) % 50} }`).join(' ')}`,
  'fragments that double': `{ ...f0 } ${times(24, i => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f24 on Query { ${single} }`,
  'fragments that triple': `{ ...f0 } ${times(16, i => `fragment f${i} on Query { ${`...f${i + 1} `.repeat(3)} }`).join(' ')} fragment f16 on Query { ${single} }`,
  'a hundred fragments that nobody uses': `{ ${single} } ${times(80, i => `fragment f${i} on Query { ${single} }`).join(' ')}`,
  'one name for two fragments': `{ ...a } fragment a on Query { ${single} } fragment a on Query { ${single} }`,
  'fields that may conflict': `{ newsSingle(id: 1) { ${times(80, i => `a: id ... on NewsStory { b${i}: id }`).join(' ')} } }`,
  'fields that conflict pair by pair': `{ ${times(9, () => `x: newsSingle(id: 1) { ${times(20, i => `a${i}: id`).join(' ')} }`).join(' ')} }`,
}
const directives = {
  'a thousand directives': `{ newsSingle(id: 1) { id ${'@skip(if: false) '.repeat(200)} } }`,
  'directives that do not exist': `{ newsSingle(id: 1) { id ${times(200, i => `@d${i}`).join(' ')} } }`,
  'a directive on each field': `{ newsSingle(id: 1) { ${'id @include(if: true) '.repeat(150)} } }`,
  'a query to be deferred': `{ ... @defer { ${single} } }`,
  'a list to be streamed': `{ newsHeadlines(symbol: "LSE:HVL") { headlines @stream(initialCount: 0) { id } } }`,
}
const questions = {
  'the whole schema': '{ __schema { types { name fields { name type { name ofType { name ofType { name } } } } } } }',
  'the schema, round and round': `{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }`,
  'a type by name': '{ __type(name: "Query") { fields { name } } }',
  'the schema through a fragment': '{ ...a } fragment a on Query { __schema { queryType { name } } }',
  'the schema under another name': '{ x: __schema { directives { name args { name } } } }',
  'a name that is nearly right': '{ newsSingel(id: 1) { id } }',
}
const texts = {
  'nothing but brackets': '{'.repeat(3_900),
  'nothing but commas': ','.repeat(3_900),
  'a comment of megabytes': `{ ${single} } #${'x'.repeat(1_000_000)}`,
  'a string that never ends': `{ newsSingle(id: "${'a'.repeat(3_000)}`,
  'a block string of quotes': `{ newsSingle(id: """${'\\"""'.repeat(900)}""") { id } }`,
  'a number of three thousand digits': `{ newsSingle(id: ${'9'.repeat(3_000)}) { id } }`,
  'letters that are not letters': `{ ${'\u{1d4ea}'.repeat(900)} }`,
}

export const hostileQueries: readonly (readonly [name: string, query: string])[] = Object.entries({
  ...tooMany,
  ...tooDeep,
  ...rings,
  ...directives,
  ...questions,
  ...texts,
})
