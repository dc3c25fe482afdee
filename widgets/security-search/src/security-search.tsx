import { securitySearchShape } from '@bellwether/contract/shapes'
import { Combobox } from '@bellwether/design'
import { attachSearchBox, type Suggestion } from '@bellwether/search-box'
import type { WidgetTools } from '@bellwether/widget-kit'
import { useEffect, useId, useRef } from 'react'
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
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    const form = box.current?.querySelector('form')
    if (!form) return
    const choose = (chosen: Suggestion) => {
      const input = form.querySelector('input')
      if (input) input.value = chosen.name
      tools.dispatch('bw-security-chosen', toDetail(chosen))
      const address = toLink(link, chosen, document.baseURI)
      if (address) location.assign(address)
    }
    const ask = (search: string, signal: AbortSignal) =>
      tools.client.getWidget('security-search', null, { shape: securitySearchShape, query: { search, limit }, signal })
    return attachSearchBox(form, { ask, choose, submit: 'choose' })
  }, [link, limit, tools])
  return (
    <div ref={box}>
      <Combobox
        id={id}
        label="Find an investment"
        name="search"
        action={`${href}investment/search/investments`}
        suggestions=""
        placeholder={placeholder}
      />
    </div>
  )
}
