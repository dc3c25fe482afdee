import { type ChargeRule, getIsoDate, securityTypes } from '@bellwether/domain'

const all = { wrapper: null, securityType: null, validFrom: getIsoDate('2023-04-06'), validTo: null }

/** Charges of the usual shape, for tests. */
export const testRules: readonly ChargeRule[] = [
  ...securityTypes.map(
    (securityType): ChargeRule => ({
      ...all,
      code: 'CUSTODY',
      securityType,
      rule:
        securityType === 'FUND'
          ? {
              kind: 'TIERED',
              bands: [
                { upTo: 250_000_00, rate: 0.0025 },
                { upTo: 500_000_00, rate: 0.001 },
                { upTo: null, rate: 0 },
              ],
            }
          : { kind: 'TIERED', bands: [{ upTo: null, rate: 0.0025 }], capPerMonth: 3_50 },
    }),
  ),
  { ...all, code: 'DEALING', securityType: 'FUND', rule: { kind: 'PER_DEAL', amount: 1_50 } },
  {
    ...all,
    code: 'DEALING',
    rule: { kind: 'PER_DEAL', amount: 5_00, frequent: { dealsLastMonth: 10, amount: 3_50 } },
  },
  { ...all, code: 'REGULAR_DEALING', rule: { kind: 'PER_DEAL', amount: 1_50 } },
  {
    ...all,
    code: 'FX',
    rule: {
      kind: 'TIERED_DEAL',
      bands: [
        { upTo: 10_000_00, rate: 0.0075 },
        { upTo: 20_000_00, rate: 0.005 },
        { upTo: 30_000_00, rate: 0.0025 },
        { upTo: null, rate: 0.001 },
      ],
    },
  },
  ...(['EQUITY', 'CLOSED_END_FUND'] as const).flatMap((securityType): ChargeRule[] => [
    {
      ...all,
      code: 'SDRT',
      securityType,
      validFrom: getIsoDate('1986-10-27'),
      rule: {
        kind: 'RATE',
        rate: 0.005,
        roundTo: 1,
        on: 'BUY',
        countries: ['GB'],
        exceptSegments: ['AIM'],
        exceptUntil: 'uk_listing_relief_until',
      },
    },
    {
      ...all,
      code: 'PTM',
      securityType,
      validFrom: getIsoDate('1992-01-01'),
      validTo: getIsoDate('2024-12-01'),
      rule: { kind: 'LEVY', amount: 1_00, above: 10_000_00, on: 'BOTH', countries: ['GB', 'JE'], markets: ['GB'] },
    },
    {
      ...all,
      code: 'PTM',
      securityType,
      validFrom: getIsoDate('2024-12-02'),
      rule: { kind: 'LEVY', amount: 1_50, above: 10_000_00, on: 'BOTH', countries: ['GB', 'JE'], markets: ['GB'] },
    },
  ]),
  {
    ...all,
    code: 'FTT',
    securityType: 'EQUITY',
    rule: { kind: 'BY_COUNTRY', rates: { FR: 0.004, IE: 0.01 }, roundTo: 1, on: 'BUY' },
  },
  { ...all, code: 'SIPP_ADMIN', wrapper: 'SIPP', rule: { kind: 'PER_QUARTER', amount: 12_50, exemptAbove: 50_000_00 } },
]
