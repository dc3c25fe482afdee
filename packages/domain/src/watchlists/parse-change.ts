import { parseMarketCode } from '../market-code.ts'
import type { WatchlistChange } from './change-watchlists.ts'

/** The change that the fields of a form ask for, or null. The same form is sent to the server, or read in the browser of a guest. */
export function parseWatchlistChange(fields: unknown, now: number): WatchlistChange | null {
  const given = Object(fields) as Record<string, unknown>
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '')
  const [list, name] = [text('list'), text('name')]
  const marketCode = parseMarketCode(text('marketCode'))
  switch (text('do')) {
    case 'create':
      return { kind: 'create', name }
    case 'rename':
      return { kind: 'rename', list, name }
    case 'delete':
      return { kind: 'delete', list }
  }
  if (marketCode === null) return null
  // A button of several lists names the one it stands for.
  if (given.add !== undefined) return { kind: 'add', list: text('add'), marketCode }
  if (given.remove !== undefined) return { kind: 'remove', list: text('remove'), marketCode }
  switch (text('do')) {
    case 'star':
      return { kind: 'star', marketCode }
    case 'unstar':
      return { kind: 'unstar', marketCode }
    case 'add':
      return { kind: 'add', list, marketCode }
    case 'remove':
      return { kind: 'remove', list, marketCode }
    case 'note':
      return { kind: 'note', list, marketCode, note: text('note'), at: now }
    case 'up':
      return { kind: 'move', list, marketCode, by: -1 }
    case 'down':
      return { kind: 'move', list, marketCode, by: 1 }
    default:
      return null
  }
}
