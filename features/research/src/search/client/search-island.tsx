import { type SearchAsking, SearchBox, type SearchBoxProps } from '@bellwether/search-box'
import { useMemo } from 'react'
import { askSuggestions } from './ask-suggestions.ts'

const follow = ({ href }: { readonly href: string }) => location.assign(href)

/** A search form of our pages: a suggestion leads to its page. */
export function SearchIsland(props: SearchBoxProps) {
  const { action } = props
  const asking = useMemo<SearchAsking>(
    () => ({
      ask: (text, signal) => askSuggestions(action, text, signal),
      choose: follow,
      chooseAll: follow,
      submit: 'follow',
    }),
    [action],
  )
  return <SearchBox {...props} asking={asking} />
}
