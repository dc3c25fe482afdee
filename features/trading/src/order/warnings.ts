import { targetMarket } from '@bellwether/db'
import type { Viewer } from '@bellwether/domain'
import { notFor, parseAnswer } from '@bellwether/research'
import type { DealingContext } from '../trading-context.ts'
import type { DealtSecurity } from './traded-security.ts'

export interface PurchaseWarnings {
  /** Each has to be agreed to before it is bought. */
  readonly warnings: readonly string[]
  /** Each completes "investors who ...". */
  readonly notFor: readonly string[]
}

export const noWarnings: PurchaseWarnings = { warnings: [], notFor: [] }

type Answers = Readonly<Record<string, unknown>>

/** What a buyer is warned of: a complex product, and a target market that they are outside of. Professionals know the first, and are asked about the second alone. */
export function warningsFor(
  { type, complex }: { readonly type: string; readonly complex: boolean },
  answers: Answers | null,
  viewer: Viewer,
): PurchaseWarnings {
  const professional = viewer.kind === 'user' && viewer.electiveProfessional
  const warnings: string[] = []
  if (complex && !professional)
    warnings.push(
      'This is a complex product: it can move a lot in a day and is hard to understand. I know how it works and that I may lose what I put in.',
    )
  const no = (field: string) => parseAnswer(String(answers?.[field] ?? '')) === 'no'
  if (no(professional ? '01020' : '01010'))
    warnings.push(
      `Its maker says it is not meant for ${professional ? 'professional' : 'private'} investors. I want to buy it all the same.`,
    )
  const distribution = answers?.['06010']
  if (!professional && (distribution === 'N' || distribution === 'P'))
    warnings.push(
      'Its maker does not want it sold to private investors without advice or a test of their knowledge. I want to buy it all the same.',
    )
  if (answers === null && type !== 'EQUITY' && type !== 'BOND')
    warnings.push('Its maker has not said whom it is meant for. I have satisfied myself that it suits me.')
  return { warnings, notFor: answers === null ? [] : notFor(answers) }
}

export async function purchaseWarnings(
  { db }: DealingContext,
  { security }: DealtSecurity,
  viewer: Viewer,
): Promise<PurchaseWarnings> {
  const found = await targetMarket.find(db, security.id)
  return warningsFor(security, found?.answers ?? null, viewer)
}
