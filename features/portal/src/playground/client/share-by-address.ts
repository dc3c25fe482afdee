import { toFragment, withoutTokens } from './share.ts'

/** Puts the configuration into the page's URL and resolves to a message for the user. */
export async function share(text: string, theme: string, width: number): Promise<string> {
  const safe = withoutTokens(text)
  const fragment = safe && (await toFragment({ text: safe.text, theme, width }))
  if (!fragment)
    return safe ? 'Too long to share as a link.' : 'Not shared: fix the JSON first, it may contain a token.'
  history.replaceState(null, '', fragment)
  const copied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  )
  const result = copied ? 'Link copied' : 'Copy the link from the address bar'
  return safe.hadTokens ? `${result}, without tokens.` : `${result}.`
}
