import type { Security } from '../research-context.ts'

/** `hvl-income-statement-annual`: the ticker's letters and what the file holds. */
export function fileName({ listing }: Pick<Security, 'listing'>, what: string): string {
  return `${listing.ticker.replace(/\W/g, '')}-${what}`.toLowerCase()
}
