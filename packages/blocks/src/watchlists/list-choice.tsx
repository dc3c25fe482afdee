import type { MarketCode } from '@bellwether/domain'
import { type SubmitEventHandler, useId } from 'react'
import type { ListOfStar } from './watching.ts'

interface ListChoiceProps {
  readonly marketCode: MarketCode
  readonly name: string
  readonly lists: readonly ListOfStar[]
  readonly next: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
}

/** The lists that a security can be on, each a button that puts it there or takes it off, where there are two to choose from. The popover opens without a script. */
export function ListChoice({ marketCode, name, lists, next, onSubmit }: ListChoiceProps) {
  const id = useId()
  if (lists.length < 2) return null
  return (
    <span data-bw-list-choice="">
      <button type="button" popoverTarget={id} aria-label={`Choose watchlists for ${name}`} title="Choose watchlists" />
      <form id={id} popover="auto" action="/platform/watchlists" method="post" onSubmit={onSubmit}>
        <input type="hidden" name="marketCode" value={marketCode} />
        <input type="hidden" name="next" value={next} />
        <b>Watchlists</b>
        {lists.map(list => (
          <button
            key={list.name}
            type="submit"
            name={list.held ? 'remove' : 'add'}
            value={list.name}
            aria-pressed={list.held}
          >
            {list.name}
          </button>
        ))}
      </form>
    </span>
  )
}
