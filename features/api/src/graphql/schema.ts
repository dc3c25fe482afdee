/** Field names are the specification's (RP-NEWS-1, RP-API-2). */
export const newsSchema = /* GraphQL */ `
  enum NewsSource {
    ALLIANCE
    LSELSERNS
    DGAPDGAPRNS
  }

  type NewsHeadline {
    id: ID!
    title: String!
    "Market codes in their canonical spelling, such as LSE:HVL."
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
    "HTML without anything that runs or loads; null where only the headline is held."
    content: String
  }

  type NewsAggregate {
    "All that match, however few of them are answered."
    count: Int!
  }

  type NewsHeadlines {
    aggregate: NewsAggregate!
    "Newest first."
    headlines: [NewsHeadline!]!
  }

  type Query {
    "Dates are DD/MM/YYYY, both days included; left out, the last six months up to today."
    newsHeadlines(
      symbol: [String!]!
      startDate: String
      endDate: String
      limit: Int = 10
      startAt: Int = 0
      sourceCode: [NewsSource!]
    ): NewsHeadlines!
    "Null where there is no such item."
    newsSingle(id: ID!): NewsStory
  }
`
