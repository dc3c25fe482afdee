import { Combobox } from '@bellwether/design'

export interface SearchFormProps {
  readonly term?: string
  readonly id: string
  readonly large?: boolean
}

/** The general search form. */
export function SearchForm({ term = '', id, large = false }: SearchFormProps) {
  return (
    <Combobox
      id={id}
      label="Search investments"
      name="search"
      action="/investment/search/all"
      suggestions="/api/securities/search"
      placeholder="Name, EPIC, ISIN or SEDOL"
      text={term}
      size={large ? 'large' : 'normal'}
    />
  )
}
