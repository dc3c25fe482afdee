import type { SecurityFrame } from '@bellwether/contract'
import { attempt, block, ready } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { headlineOf } from './headline.ts'
import { marketNote } from './market-note.ts'
import { quoteDetails } from './quote-details.ts'
import type { Subject } from './subject.ts'

/** The figures that stand beside a price and behind it, and what the market does. */
export async function besidePrice(
  context: ResearchContext,
  security: Security,
  { quote, day }: Pick<Subject, 'quote' | 'day'>,
): Promise<Pick<SecurityFrame, 'headline' | 'market' | 'details'>> {
  const [headline, details] = await Promise.all([
    attempt(context, 'headline', () => headlineOf(context, security, quote, day), []),
    quote
      ? block(context, 'quote details', async () => ready(await quoteDetails(context, security, quote, day)))
      : null,
  ])
  return { headline, market: quote && marketNote(context, security, quote), details }
}
