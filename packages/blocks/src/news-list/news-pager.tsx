import { type NewsAddress, newsHref } from '@bellwether/contract'
import type { MarketCode, Paging } from '@bellwether/domain'
import { Pager } from '../pager/pager.tsx'

export interface NewsPagerProps {
  readonly paging: Paging
  readonly address: NewsAddress
  readonly marketCode: MarketCode
}

export function NewsPager({ paging, address, marketCode }: NewsPagerProps) {
  return (
    <Pager
      paging={paging}
      hrefOf={(page, size) => newsHref(marketCode, { ...address, page, size })}
      labels={{ pages: 'News pages', sizes: 'Headlines per page' }}
      previous="Newer"
      next="Older"
    />
  )
}
