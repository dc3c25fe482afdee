import type { PreviewMessage } from './preview-message.ts'

/** The result of a load so far. */
export function toOutcome(messages: readonly PreviewMessage[]): string {
  const refusal = messages.find(message => message.kind === 'refused')
  if (refusal) return `Error: ${refusal.message}`
  const events = messages.filter(message => message.kind === 'event')
  const of = (name: string) => events.filter(event => event.name === `bellwether:${name}`)
  const painted = of('painted').length
  const failed = of('failed').map(({ detail }) => `${detail.container} failed with ${detail.code}`)
  const last = events.at(-1)
  if (of('ready').length === 0 && failed.length === 0)
    return events.length === 0 ? 'Loading…' : `Loading… ${painted} rendered.`
  const shown = `${painted} rendered${last ? ` in ${Math.round(last.at)} ms` : ''}`
  return `${[shown, ...failed].join('; ')}.`
}
