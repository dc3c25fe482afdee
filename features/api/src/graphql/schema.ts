/** Field names are the specification's (RP-NEWS-1, RP-API-2). */
export const newsSchema = /* GraphQL */ `
  "ALLIANCE, LSELSERNS, DGAPDGAPRNS, or of imported items PUBLISHER, SECEDGAR or REGULATOR; written as a name or as a string."
  scalar NewsSource

  type NewsHeadline {
    id: ID!
    title: String!
    "Canonical market codes, for example LSE:HVL."
    symbols: [String!]!
    typeCode: String!
    type: String!
    "ISO 8601, UTC."
    dateTime: String!
    sourceCode: String!
    source: String!
    provider: String!
    tags: [String!]!
    "Milliseconds since 1970, the same instant as dateTime."
    timestamp: Float!
  }

  type NewsStory {
    id: ID!
    title: String!
    symbols: [String!]!
    typeCode: String!
    type: String!
    dateTime: String!
    sourceCode: String!
    source: String!
    provider: String!
    tags: [String!]!
    timestamp: Float!
    "Sanitised HTML; null where only the headline is available."
    content: String
  }

  type NewsAggregate {
    "The number of matching headlines, regardless of limit."
    count: Int!
  }

  type NewsHeadlines {
    aggregate: NewsAggregate!
    "Newest first."
    headlines: [NewsHeadline!]!
  }

  type Query {
    "Dates are DD/MM/YYYY, inclusive; the default is the last six months."
    newsHeadlines(
      symbol: [String!]!
      startDate: String
      endDate: String
      limit: Int = 10
      startAt: Int = 0
      sourceCode: [NewsSource!]
    ): NewsHeadlines!
    "Null for an unknown id."
    newsSingle(id: ID!): NewsStory
  }
`
