import type { LiveSource } from './embedded.ts'

type Host = Pick<Window, 'origin'> & { readonly document: Pick<Document, 'baseURI'> }

/** A page of another site needs a token for live prices: without one it asks for nothing, since the answer would be refused. */
export async function mayStream({ api, token, hasLoader }: LiveSource, host: Host): Promise<boolean> {
  if (new URL(api, host.document.baseURI).origin === host.origin || (await token()) !== null) return true
  if (!hasLoader)
    console.warn('Live prices need the loader and a token with the scope prices:stream; they stay as they were loaded.')
  return false
}
