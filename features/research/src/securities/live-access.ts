import { hasLivePrices, seenPrices, type Viewer } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

/** Whether prices move for this viewer, in real time or delayed. Null is the visitor of another site, who sees what guests see. */
export function streamsFor(
  { services, terms }: Pick<ResearchContext, 'services' | 'terms'>,
  quote: { readonly streamable: boolean; readonly exchangeCode: string },
  viewer: Viewer | null,
): boolean {
  const { access } = seenPrices(terms, quote.exchangeCode, viewer?.kind !== 'user')
  return access !== 'NONE' && hasLivePrices(services, quote, viewer)
}
