import { securitySearchShape } from '@bellwether/contract/shapes'
import { useLocale } from '@bellwether/locale'
import { type SearchAsking, SearchBox } from '@bellwether/search-box'
import type { WidgetTools } from '@bellwether/widget-kit'
import { useId, useMemo } from 'react'
import { toDetail } from './chosen-event.ts'
import { toLink } from './link.ts'

interface SecuritySearchProps {
  /** Our first page. */
  readonly href: string
  readonly link: string
  readonly placeholder: string
  readonly limit: number
  readonly tools: WidgetTools
}

/** The search box of our pages; a selection is reported to the host first. */
export function SecuritySearch({ href, link, placeholder, limit, tools }: SecuritySearchProps) {
  const { t, sent } = useLocale()
  const asking = useMemo<SearchAsking>(
    () => ({
      ask: (search, signal) =>
        tools.client.getWidget('security-search', null, {
          shape: securitySearchShape,
          query: { search, limit },
          signal,
        }),
      choose(chosen) {
        tools.dispatch('bw-security-chosen', toDetail(chosen))
        const address = toLink(link, chosen, document.baseURI)
        if (address) location.assign(address)
      },
      submit: 'choose',
    }),
    [link, limit, tools],
  )
  return (
    <div>
      <SearchBox
        id={useId()}
        label={t('Find an investment')}
        name="search"
        action={`${href}investment/search/investments`}
        placeholder={sent(placeholder)}
        asking={asking}
      />
    </div>
  )
}
