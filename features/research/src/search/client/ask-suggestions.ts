import type { SecuritySearchAnswer } from '@bellwether/contract'
import { formatCount, formatPrice, securityTypeLabels, securityTypePlurals } from '@bellwether/domain'
import { maxSuggestions, type Suggestion, type Suggestions } from '@bellwether/search-box'

const separator = ' · '
const codeShape = /^[A-Z0-9]{2,10}:[A-Z0-9.-]{1,12}$/

type Result = SecuritySearchAnswer['data']['results'][number]

/** [RP-SEARCH-3]. Throws for any response that is not as documented. `results` is the page that lists all of them. */
export async function askSuggestions(results: string, text: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ search: text, limit: String(maxSuggestions) })
  const answer = await fetch(`/api/securities/search?${query}`, { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`suggestions request returned ${answer.status}`)
  const { data }: SecuritySearchAnswer = await answer.json()
  const found = data.results.filter(({ marketCode }) => codeShape.test(marketCode)).map(toSuggestion)
  return data.count > found.length ? { found, all: toAll(data, results, text) } : { found }
}

function toSuggestion({ marketCode, searchDescription, type, price }: Result): Suggestion {
  const [name = '', ...details] = searchDescription.split(separator)
  // Its group and its price say these already.
  const said = [securityTypeLabels[type], price?.unit]
  return {
    marketCode,
    name,
    details: details.filter(detail => !said.includes(detail)).join(separator),
    href: `/market-research/${marketCode}`,
    group: securityTypePlurals[type],
    ...(price ? { price: formatPrice(price) } : {}),
  }
}

function toAll({ count, capped }: SecuritySearchAnswer['data'], results: string, text: string) {
  // With a page, an exact code leads to its list too and not straight to its security.
  const query = new URLSearchParams({ search: text, page: '1' })
  return {
    label: capped ? `See more than ${formatCount(count)} results` : `See all ${formatCount(count)} results`,
    href: `${results}?${query}`,
  }
}
