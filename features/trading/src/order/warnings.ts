import { targetMarket } from '@bellwether/db'
import type { Viewer } from '@bellwether/domain'
import { notFor, parseAnswer } from '@bellwether/research'
import type { TradingContext } from '../trading-context.ts'
import type { TradedSecurity } from './traded-security.ts'

export interface PurchaseWarnings {
  /** Each has to be accepted before buying. */
  readonly warnings: readonly string[]
  /** Each completes "investors who ...". */
  readonly notFor: readonly string[]
}

export const noWarnings: PurchaseWarnings = { warnings: [], notFor: [] }

type Answers = Readonly<Record<string, unknown>>

/** Warnings about complex products and about products not designed for the buyer's target market. Professional investors get only the second. */
export function warningsFor(
  { type, complex }: { readonly type: string; readonly complex: boolean },
  answers: Answers | null,
  viewer: Viewer,
): PurchaseWarnings {
  const professional = viewer.kind === 'user' && viewer.electiveProfessional
  const warnings: string[] = []
  if (complex && !professional)
    warnings.push(
      'This is a complex product: it can be volatile and hard to understand. I understand how it works and that I could lose all the money I invest.',
    )
  const no = (field: string) => parseAnswer(String(answers?.[field] ?? '')) === 'no'
  if (no(professional ? '01020' : '01010'))
    warnings.push(
      `The manufacturer says this product is not designed for ${professional ? 'professional' : 'retail'} investors. I still want to buy it.`,
    )
  const distribution = answers?.['06010']
  if (!professional && (distribution === 'N' || distribution === 'P'))
    warnings.push(
      'The manufacturer says retail investors should buy this product only with advice or after an appropriateness test. I still want to buy it.',
    )
  if (answers === null && type !== 'EQUITY' && type !== 'BOND')
    warnings.push(
      'The manufacturer has not disclosed a target market for this product. I am satisfied that it is suitable for me.',
    )
  return { warnings, notFor: answers === null ? [] : notFor(answers) }
}

export async function purchaseWarnings(
  { db }: TradingContext,
  { security }: TradedSecurity,
  viewer: Viewer,
): Promise<PurchaseWarnings> {
  const found = await targetMarket.find(db, security.id)
  return warningsFor(security, found?.answers ?? null, viewer)
}
