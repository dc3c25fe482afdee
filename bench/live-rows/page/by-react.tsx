import { LiveContext } from '@bellwether/blocks'
import { createLiveQuotes } from '@bellwether/live-quotes'
import { hydrateRoot } from 'react-dom/client'
import { table } from './rows.tsx'
import { createTickingStream } from './ticking-stream.ts'

const { stream, run } = createTickingStream()
const live = createLiveQuotes(stream, {
  nextFrame: show => requestAnimationFrame(show),
  now: () => performance.now(),
})
const root = document.getElementById('rows')
if (root) hydrateRoot(root, <LiveContext value={live}>{table}</LiveContext>)
window.runTicks = run
