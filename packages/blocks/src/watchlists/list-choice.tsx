import type { MarketCode } from '@bellwether/domain'
import { useId } from 'react'
import type { Stars } from './stars.ts'

interface ListChoiceProps {
  readonly marketCode: MarketCode
  readonly name: string
  readonly stars: Stars
}

/**
 * The lists that a security can be on, each a button that puts it there or takes it off, where there are two to choose from. The popover opens without a
 * script. The page's script makes the same for a guest, so its parts are marked by attributes and not by classes.
 */
export function ListChoice({ marketCode, name, stars: { lists, next } }: ListChoiceProps) {
  const id = useId()
  if (lists.length < 2) return null
  return (
    <span data-bw-list-choice="">
      <button type="button" popoverTarget={id} aria-label={`Choose watchlists for ${name}`} title="Choose watchlists" />
      <form id={id} popover="auto" action="/platform/watchlists" method="post" data-bw-lists="">
        <input type="hidden" name="marketCode" value={marketCode} />
        <input type="hidden" name="next" value={next} />
        <b>Watchlists</b>
        {lists.map(list => {
          const held = list.codes.has(marketCode)
          return (
            <button key={list.name} type="submit" name={held ? 'remove' : 'add'} value={list.name} aria-pressed={held}>
              {list.name}
            </button>
          )
        })}
      </form>
    </span>
  )
}
