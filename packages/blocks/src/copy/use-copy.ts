import { useEffect, useRef, useState } from 'react'

const shownForMs = 1500

export type CopyState = 'ready' | 'copied' | 'failed'

/** Puts a text on the clipboard, and says for a moment how that went. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('ready')
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    state,
    async copy(text) {
      const state = await writeText(text)
      setState(state)
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setState('ready'), shownForMs)
    },
  }
}

/** There is no clipboard on a page without HTTPS, and none that a policy or the reader has closed. */
async function writeText(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
