import type { PriceStream, StreamState } from '@bellwether/price-stream'
import { type QuoteWord, streamWords } from './live-words.ts'

/** Makes the server's disabled switch work, and keeps the words beside it true. Answers a function to call when quotes have changed. */
export function liveToggle(
  element: HTMLElement,
  stream: PriceStream,
  quoteWords: () => readonly QuoteWord[],
): () => void {
  const button = element.querySelector<HTMLButtonElement>('[role="switch"]')
  const status = element.querySelector<HTMLElement>('[role="status"]')
  const isOn = ({ phase }: StreamState) => phase !== 'off'

  function tell(): void {
    const { state } = stream
    button?.setAttribute('aria-checked', String(isOn(state)))
    if (!status) return
    const words = streamWords(state, quoteWords())
    status.dataset.bwState = words.startsWith('On') ? 'on' : state.phase
    // Written only when it changes: listeners hear every writing.
    if (status.textContent !== words) status.textContent = words
  }

  button?.addEventListener('click', () => stream.turn(!isOn(stream.state)))
  stream.watchState(tell)
  tell()
  if (button) button.disabled = false
  return tell
}
