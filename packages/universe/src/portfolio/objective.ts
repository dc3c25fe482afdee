import { benchmarkPhrase } from '@bellwether/domain'
import type { Mandate } from './mandates.ts'

const places: Readonly<Record<string, string>> = {
  UK: 'the United Kingdom',
  US: 'North America',
  EUROPE: 'continental Europe',
  JAPAN: 'Japan',
  ASIA: 'Asia Pacific',
  EM: 'emerging markets',
}

/** The investment objective, as a fund manager would state it. */
export function objectiveOf(mandate: Mandate, passive = false): string {
  if (passive) return `Aims to track the ${mandate.benchmark}, before charges.`
  const names = Object.keys(mandate.regions)
  const where =
    names.length === 1 ? ` in ${places[names[0] ?? ''] ?? 'its market'}` : names.length > 3 ? ' worldwide' : ''
  const { STOCK, BOND, PROPERTY, OTHER, CASH } = mandate.mix
  const what =
    CASH > 0.5
      ? 'cash deposits and short-dated bonds'
      : BOND > 0.8
        ? 'bonds'
        : PROPERTY > 0.5
          ? 'commercial property'
          : OTHER > 0.5
            ? `unlisted ${mandate.name.toLowerCase()} assets`
            : STOCK > 0.9
              ? 'company shares'
              : 'a mix of shares, bonds and other assets'
  const aim =
    mandate.yield > 0.033
      ? 'provide a growing income with the potential for capital growth'
      : CASH > 0.5
        ? 'preserve capital and provide a return in line with overnight interest rates'
        : 'grow capital over the long term (five years or more)'
  return `Aims to ${aim} by investing in ${what}${where}. Performance is compared with ${benchmarkPhrase(mandate.benchmark)}.`
}
