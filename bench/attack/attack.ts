export interface Attack {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string | null
}

const query = 'query ($n: Int) { newsHeadlines(symbol: "LSE:HVL", limit: $n) { headlines { id title } } }'

/** The nth request of an attack: never one that was answered before, nor one that a cache could answer. */
export function toAttack(number: number): Attack {
  switch (number % 4) {
    case 0:
      return { method: 'POST', path: '/market-research/api/graphql-call', body: toCall(number) }
    case 1:
      return { method: 'GET', path: `/investment/screener?type=EQUITY&sizeFrom=${number}`, body: null }
    case 2:
      return { method: 'GET', path: `/market-research/LSE:HVL?unknown=${number}&range=x${number}`, body: null }
    default:
      return { method: 'GET', path: `/market-research/sub/LSE:HVL/dividends?holding=${number}`, body: null }
  }
}

function toCall(number: number): string {
  return JSON.stringify({ query, variables: { n: 1 + (number % 100) } })
}
