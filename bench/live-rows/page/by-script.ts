import { findLiveQuotes, followQuotes } from '../imperative/follow-quotes.ts'
import { createTickingStream } from './ticking-stream.ts'

const { stream, run } = createTickingStream()
for (const row of document.querySelectorAll<HTMLElement>('[data-bw-live-price]'))
  Object.assign(row.dataset, { bwAt: '2026-11-13T16:35:00.000Z', bwZone: 'Europe/London' })
const followed = followQuotes(findLiveQuotes(document), stream, {
  nextFrame: show => requestAnimationFrame(show),
  onWritten: () => void followed.states(),
})
window.runTicks = run
