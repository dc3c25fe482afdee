import type { PriceStream, StreamState } from '@bellwether/price-stream'
import { type QuoteWord, streamWords } from './live-words.ts'

export interface LiveSwitch {
  /** To call when quotes have changed. */
  tell(): void
  stop(): void
}

/** Makes the server's disabled switch work, and keeps the words beside it true. */
export function liveToggle(
  element: HTMLElement,
  stream: Pick<PriceStream, 'state' | 'watchState' | 'turn'>,
  quoteWords: () => readonly QuoteWord[],
): LiveSwitch {
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

  const turn = () => stream.turn(!isOn(stream.state))
  button?.addEventListener('click', turn)
  const stopState = stream.watchState(tell)
  tell()
  if (button) button.disabled = false
  return {
    tell,
    stop() {
      stopState()
      button?.removeEventListener('click', turn)
    },
  }
}
