import { Notice } from '@bellwether/design'
import { emptyMarketText } from './empty-market-text.ts'

/** On the pages of a platform before its first import. */
export function EmptyMarket() {
  return <Notice>{emptyMarketText}</Notice>
}
