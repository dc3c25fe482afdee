import type { Mandate } from './mandates.ts'

const places: Readonly<Record<string, string>> = {
  UK: 'United Kingdom',
  US: 'North America',
  EUROPE: 'continental Europe',
  JAPAN: 'Japan',
  ASIA: 'Asia Pacific',
  EM: 'emerging markets',
}

/** The objective in a manufacturer's words. */
export function objectiveOf(mandate: Mandate, passive = false): string {
  if (passive) return `Follows the ${mandate.benchmark} as closely as its costs allow.`
  const names = Object.keys(mandate.regions)
  const where =
    names.length === 1 ? ` in ${places[names[0] ?? ''] ?? 'its market'}` : names.length > 3 ? ' around the world' : ''
  const { STOCK, BOND, PROPERTY, OTHER, CASH } = mandate.mix
  const what =
    CASH > 0.5
      ? 'deposits and very short bonds'
      : BOND > 0.8
        ? 'bonds'
        : PROPERTY > 0.5
          ? 'commercial property'
          : OTHER > 0.5
            ? `unlisted ${mandate.name.toLowerCase()} assets`
            : STOCK > 0.9
              ? 'shares of companies'
              : 'a mix of shares, bonds and other assets'
  const aim =
    mandate.yield > 0.033
      ? 'pay a growing income with the prospect of capital growth'
      : CASH > 0.5
        ? 'preserve capital and pay a return close to overnight interest'
        : 'grow capital over five years or more'
  return `Aims to ${aim} by investing in ${what}${where}. Performance is compared with ${mandate.benchmark}.`
}
