import type { ApplicationContext, ComponentEntry, ComponentsManifest } from '@bellwether/contract'
import type { Bundle } from './bundles.ts'
import type { Splitting } from './session.ts'

export type Asking = ApplicationContext & Required<Pick<ApplicationContext, 'asked'>>

/** Where a component asks for what it shows first, below the API's root; nothing where that is not published. */
export function toDataPath({ settings = {} }: ComponentEntry, bundle: Bundle | undefined): string | readonly [] {
  return (
    bundle?.data?.replace(/\{(\w+)(?:=([^{}]*))?\}/g, (_, name: string, standard = '') =>
      encodeURIComponent((settings[name] as string | undefined) ?? standard),
    ) ?? []
  )
}

/** One address for all of them. */
export function toBatchUrl(api: string, batch: string, paths: readonly string[]): string {
  return `${api}${batch}?${new URLSearchParams(paths.map(path => ['ask', path]))}`
}

/**
 * Asks, in one request, for what components show first, while their code is on its way, unless the
 * head of the page has done so already. They take the answers from the context. Where the token is at hand, the request has
 * been sent by the time this resolves.
 */
export async function askFirst(
  { api, token }: Asking,
  paths: readonly string[],
  { batch }: ComponentsManifest,
  placing: Promise<Splitting | undefined>,
  signal: AbortSignal,
): Promise<void> {
  if (!(batch && paths[0])) return
  const url = toBatchUrl(api, batch, paths)
  const answer =
    globalThis.bellwether?.takeAnswer?.(url) ??
    token().then(
      authorization => fetch(url, { headers: { authorization }, signal }),
      () => fetch(url, { signal }),
    )
  // Its failure is heard by the components, which then ask themselves.
  answer.catch(() => {})
  placing.then(part => part?.splitBatch(answer, paths))
}
