import { newsTabs } from '@bellwether/domain'
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

const known: readonly string[] = newsTabs.flatMap(tab => tab.sourceCodes)

/** A source of the news tabs, written as a name or as a string: `ALLIANCE` and `"ALLIANCE"` are the same. */
export const newsSource = new GraphQLScalarType<string, string>({
  name: 'NewsSource',
  parseValue: toSource,
  parseLiteral: node => toSource(node.kind === Kind.ENUM || node.kind === Kind.STRING ? node.value : null),
})

function toSource(given: unknown): string {
  if (typeof given === 'string' && known.includes(given)) return given
  throw new GraphQLError(`A news source is one of ${known.join(', ')}, as a name or as a string.`)
}
