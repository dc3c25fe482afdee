import { flushSync } from 'react-dom'

/** A browser calls a longer task long: whoever types or scrolls meanwhile notices. */
const turnMs = 50

let turnEnds: number | null = null

/**
 * Draws at once, so that the browser lays out and paints once for all widgets whose views come together; React by itself lets it do so after each. What does
 * not fit in the time of a turn is drawn in a later one.
 */
export async function drawInTurn(draw: () => void): Promise<void> {
  while (!isOurTurn()) await new Promise(resolve => setTimeout(resolve))
  flushSync(draw)
}

function isOurTurn(): boolean {
  const now = performance.now()
  if (turnEnds === null) {
    turnEnds = now + turnMs
    // A turn is over with the task in which it began.
    setTimeout(() => {
      turnEnds = null
    })
  }
  return now < turnEnds
}
