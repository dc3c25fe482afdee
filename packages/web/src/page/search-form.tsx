import { Island } from '@bellwether/islands'
import { SearchBox } from '@bellwether/search-box'

export interface SearchFormProps {
  readonly term?: string
  readonly id: string
  readonly large?: boolean
}

/** The general search form. */
export function SearchForm({ term = '', id, large = false }: SearchFormProps) {
  return (
    <Island
      name="search-box"
      component={SearchBox}
      when="used"
      props={{
        id,
        label: 'Search investments',
        name: 'search',
        action: '/investment/search/all',
        placeholder: 'Name, EPIC, ISIN or SEDOL',
        text: term,
        size: large ? 'large' : 'normal',
      }}
    />
  )
}
