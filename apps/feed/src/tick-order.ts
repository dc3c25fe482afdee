export const dayMs = 86_400_000

/**
 * The position of a tick in the order of its symbol, from its time: the day (UTC) is its epoch, the millisecond of the day
 * its sequence. Whichever feed made it, at whatever rate, a later tick is the newer one, after a restart too.
 */
export function orderAt(time: number): { readonly epoch: number; readonly sequence: number } {
  const sequence = time % dayMs
  return { epoch: time - sequence, sequence }
}
