import type { ApplicationContext, ComponentEntry } from '@bellwether/contract'
import type { Bundle } from './bundles.ts'

export type Asking = ApplicationContext & Required<Pick<ApplicationContext, 'asked'>>

/** Asks for what a component shows first while its code is on its way; the component takes the answer from the context. */
export function askFirst(
  { api, asked, token }: Asking,
  { settings = {} }: ComponentEntry,
  bundle: Bundle | undefined,
  signal: AbortSignal,
): void {
  if (!bundle?.data) return
  const path = bundle.data.replace(/\{(\w+)(?:=([^{}]*))?\}/g, (_, name: string, standard = '') =>
    encodeURIComponent((settings[name] as string | undefined) ?? standard),
  )
  const answer = token().then(
    authorization => fetch(api + path, { headers: { authorization }, signal }),
    () => fetch(api + path, { signal }),
  )
  // Its failure is heard by the component, which then asks again.
  answer.catch(() => {})
  asked[api + path] = answer
}
