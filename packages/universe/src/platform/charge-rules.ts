import { getIsoDate } from '@bellwether/domain'
import type { ChargeRuleRow } from '../rows/platform.ts'
import { sourceId } from './source.ts'

interface GivenRule extends Pick<ChargeRuleRow, 'code' | 'rule'> {
  readonly wrapper?: string
  readonly security_type?: string
  readonly valid_from: string
  readonly valid_to?: string
}

const rule = ({ valid_from, valid_to, ...given }: GivenRule): ChargeRuleRow => ({
  wrapper: null,
  security_type: null,
  ...given,
  valid_from: getIsoDate(valid_from),
  valid_to: valid_to === undefined ? null : getIsoDate(valid_to),
  source_id: sourceId,
})

// Money is pence, rates are fractions, `upTo` is the top of a band (null: no top). The shapes of `rule` are the domain's ChargeTerms.
const fundBands = [
  { upTo: 25_000_000, rate: 0.0025 },
  { upTo: 50_000_000, rate: 0.001 },
  { upTo: null, rate: 0 },
]
const shareBands = [{ upTo: null, rate: 0.0025 }]
const sharesLike = ['EQUITY', 'CLOSED_END_FUND', 'ETF', 'BOND'] as const
const wrapperCaps = { DEALING: 350, ISA: 350, LISA: 350, JISA: 250, SIPP: 1_000, JSIPP: 1_000 } as const
// Companies of these are under the Takeover Panel, whose levy is raised on UK markets.
const takeoverPanel = ['GB', 'JE', 'GG', 'IM']
const since = '2023-04-06'

export const chargeRuleRows: readonly ChargeRuleRow[] = [
  ...Object.entries(wrapperCaps).flatMap(([wrapper, cap]) => [
    rule({
      code: 'CUSTODY',
      wrapper,
      security_type: 'FUND',
      valid_from: since,
      rule: { kind: 'TIERED', bands: fundBands },
    }),
    ...sharesLike.map(type =>
      rule({
        code: 'CUSTODY',
        wrapper,
        security_type: type,
        valid_from: since,
        rule: { kind: 'TIERED', bands: shareBands, capPerMonth: cap },
      }),
    ),
  ]),
  rule({ code: 'DEALING', security_type: 'FUND', valid_from: since, rule: { kind: 'PER_DEAL', amount: 150 } }),
  ...sharesLike.map(type =>
    rule({
      code: 'DEALING',
      security_type: type,
      valid_from: since,
      valid_to: '2024-03-31',
      rule: { kind: 'PER_DEAL', amount: 995, frequent: { dealsLastMonth: 10, amount: 495 } },
    }),
  ),
  ...sharesLike.map(type =>
    rule({
      code: 'DEALING',
      security_type: type,
      valid_from: '2024-04-01',
      rule: { kind: 'PER_DEAL', amount: 500, frequent: { dealsLastMonth: 10, amount: 350 } },
    }),
  ),
  rule({ code: 'REGULAR_DEALING', valid_from: since, rule: { kind: 'PER_DEAL', amount: 150 } }),
  rule({
    code: 'FX',
    valid_from: since,
    rule: {
      kind: 'TIERED_DEAL',
      bands: [
        { upTo: 1_000_000, rate: 0.0075 },
        { upTo: 2_000_000, rate: 0.005 },
        { upTo: 3_000_000, rate: 0.0025 },
        { upTo: null, rate: 0.001 },
      ],
    },
  }),
  ...(['EQUITY', 'CLOSED_END_FUND'] as const).flatMap(type => [
    rule({
      code: 'SDRT',
      security_type: type,
      valid_from: '1986-10-27',
      rule: {
        kind: 'RATE',
        rate: 0.005,
        roundTo: 1,
        on: 'BUY',
        countries: ['GB'],
        exceptSegments: ['AIM'],
        exceptUntil: 'uk_listing_relief_until',
      },
    }),
    rule({
      code: 'PTM',
      security_type: type,
      valid_from: '1992-01-01',
      valid_to: '2024-12-01',
      rule: { kind: 'LEVY', amount: 100, above: 1_000_000, on: 'BOTH', countries: takeoverPanel, markets: ['GB'] },
    }),
    rule({
      code: 'PTM',
      security_type: type,
      valid_from: '2024-12-02',
      rule: { kind: 'LEVY', amount: 150, above: 1_000_000, on: 'BOTH', countries: takeoverPanel, markets: ['GB'] },
    }),
  ]),
  // Irish stamp duty on shares, and the transaction taxes of France and Spain.
  rule({
    code: 'FTT',
    security_type: 'EQUITY',
    valid_from: '2021-01-16',
    valid_to: '2025-03-31',
    rule: { kind: 'BY_COUNTRY', rates: { FR: 0.003, IE: 0.01, ES: 0.002 }, roundTo: 1, on: 'BUY' },
  }),
  rule({
    code: 'FTT',
    security_type: 'EQUITY',
    valid_from: '2025-04-01',
    rule: { kind: 'BY_COUNTRY', rates: { FR: 0.004, IE: 0.01, ES: 0.002 }, roundTo: 1, on: 'BUY' },
  }),
  rule({ code: 'SIPP_ADMIN', wrapper: 'SIPP', valid_from: since, rule: { kind: 'PER_QUARTER', amount: 0 } }),
  rule({ code: 'SIPP_ADMIN', wrapper: 'JSIPP', valid_from: since, rule: { kind: 'PER_QUARTER', amount: 0 } }),
]
