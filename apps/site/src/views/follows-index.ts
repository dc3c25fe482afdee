import type { facts } from '@bellwether/db'
import type { Security } from '../site-context.ts'

/** A complex tracker pays a multiple of each day's return: beside the index itself its difference would mean nothing. */
export function followsIndex(
  { passive }: Pick<facts.FundFacts, 'passive'>,
  { complex }: Pick<Security, 'complex'>,
): boolean {
  return passive && !complex
}
