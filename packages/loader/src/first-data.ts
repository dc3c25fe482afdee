import type { ApplicationContext, ComponentEntry } from '@bellwether/contract'
import { takeAnswer } from './take-answer.ts'

export type Asking = ApplicationContext & Required<Pick<ApplicationContext, 'asked'>>

/** What a component of a security shows first, by its type and settings: both are known before the manifest is there. */
export function toAsk({ type, settings }: ComponentEntry): string | readonly [] {
  return settings?.marketCode ? `${type}?${new URLSearchParams(settings as Record<string, string>)}` : []
}

/** One address for all of them. */
export function toBatchUrl(api: string, asks: readonly string[]): string {
  return `${api}api/widgets?${new URLSearchParams(asks.map(ask => ['ask', ask]))}`
}

/**
 * Asks, in one request, for what components show first, while their code is on its way, unless the
 * head of the page has done so already. Undefined where nothing is known of that.
 */
export function askFirst(
  { api, token }: Asking,
  entries: readonly ComponentEntry[],
  signal: AbortSignal,
): Promise<Response> | undefined {
  const asks = entries.flatMap(toAsk)
  if (!asks[0]) return
  const url = toBatchUrl(api, asks)
  const answer =
    takeAnswer(url) ??
    token().then(
      authorization => fetch(url, { headers: { authorization }, signal }),
      () => fetch(url, { signal }),
    )
  // Its failure is heard by the components, which then ask themselves.
  answer.catch(() => {})
  return answer
}
