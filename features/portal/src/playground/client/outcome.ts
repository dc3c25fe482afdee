import type { FrameMessage } from './frame-message.ts'

/** What has become of a load so far, in a sentence. */
export function toOutcome(messages: readonly FrameMessage[]): string {
  const refusal = messages.find(message => message.kind === 'refused')
  if (refusal) return `The loader refused: ${refusal.message}`
  const events = messages.filter(message => message.kind === 'event')
  const of = (name: string) => events.filter(event => event.name === `bellwether:${name}`)
  const painted = of('painted').length
  const failed = of('failed').map(({ detail }) => `${detail.container} failed with ${detail.code}`)
  const last = events.at(-1)
  if (of('ready').length === 0 && failed.length === 0)
    return events.length === 0 ? 'Loading.' : `Loading, ${painted} shown.`
  const shown = `${painted} shown${last ? ` after ${Math.round(last.at)} ms` : ''}`
  return `${[shown, ...failed].join('; ')}.`
}
