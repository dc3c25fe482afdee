import { maxSuggestions, type Suggestion } from '@bellwether/search-box'

const separator = ' · '
const codeShape = /^[A-Z0-9]{2,10}:[A-Z0-9.-]{1,12}$/

/** [RP-SEARCH-3]. Throws for any response that is not as documented. */
export async function askSuggestions(source: string, text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ search: text, limit: String(maxSuggestions) })
  const answer = await fetch(`${source}?${query}`, { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`suggestions request returned ${answer.status}`)
  const body: {
    data?: { results?: readonly { readonly marketCode?: unknown; readonly searchDescription?: unknown }[] }
  } = await answer.json()
  return (body.data?.results ?? []).flatMap(({ marketCode, searchDescription }) =>
    typeof searchDescription === 'string' && typeof marketCode === 'string' && codeShape.test(marketCode)
      ? [toSuggestion(marketCode, searchDescription)]
      : [],
  )
}

function toSuggestion(marketCode: string, searchDescription: string): Suggestion {
  const [name = '', ...details] = searchDescription.split(separator)
  return { marketCode, name, details: details.join(separator), href: `/market-research/${marketCode}` }
}
