import type { PriceStream, StreamState } from '@bellwether/price-stream'
import { type QuoteState, streamStatus } from './live-labels.ts'

export interface LiveSwitch {
  /** To call when quotes have changed. */
  update(): void
  stop(): void
}

/** Enables the rendered switch, and keeps the status beside it up to date. */
export function liveToggle(
  element: HTMLElement,
  stream: Pick<PriceStream, 'state' | 'watchState' | 'turn'>,
  quoteStates: () => readonly QuoteState[],
): LiveSwitch {
  const button = element.querySelector<HTMLButtonElement>('[role="switch"]')
  const status = element.querySelector<HTMLElement>('[role="status"]')
  const isOn = ({ phase }: StreamState) => phase !== 'off'

  function update(): void {
    const { state } = stream
    button?.setAttribute('aria-checked', String(isOn(state)))
    if (!status) return
    const text = streamStatus(state, quoteStates())
    status.dataset.bwState = text.startsWith('On') ? 'on' : state.phase
    // Written only when it changes: screen readers announce every write.
    if (status.textContent !== text) status.textContent = text
  }

  const turn = () => stream.turn(!isOn(stream.state))
  button?.addEventListener('click', turn)
  const stopState = stream.watchState(update)
  update()
  if (button) button.disabled = false
  return {
    update,
    stop() {
      stopState()
      button?.removeEventListener('click', turn)
    },
  }
}
