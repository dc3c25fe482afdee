import type { AllowanceKey, Wrapper } from '@bellwether/domain'

/** Descriptions only: allowances and charges come from dated data. */
export interface WrapperText {
  readonly lead: string
  readonly points: readonly string[]
  readonly who: readonly string[]
  readonly allowances: readonly AllowanceKey[]
}

const everything =
  'Eligible shares, investment trusts, funds, ETFs and gilts: see “Where you can hold it” on each research page.'

export const heldIn: Readonly<Record<Wrapper, readonly string[]>> = {
  DEALING: ['Every share, investment trust, fund, ETF and gilt on the platform, including complex products.'],
  ISA: [everything, 'Cash, while you decide.'],
  LISA: ['The same as in a stocks and shares ISA.'],
  JISA: [everything, 'No complex products: they are not for children.'],
  SIPP: [everything, 'Cash, while you decide.'],
  JSIPP: [everything, 'No complex products: they are not for children.'],
}

export const wrapperTexts: Readonly<Record<Wrapper, WrapperText>> = {
  DEALING: {
    lead: 'A flexible investment account with no limit on contributions and no restrictions on withdrawals, but no tax benefits.',
    points: [
      'Pay in and withdraw as much as you like, whenever you like.',
      'Dividends and gains above your annual allowances are taxable.',
      'Useful once you have used your ISA and pension allowances.',
    ],
    who: ['Anyone aged 18 or over.'],
    allowances: ['DIVIDEND', 'CAPITAL_GAINS'],
  },
  ISA: {
    lead: 'Invest free of UK income tax and capital gains tax.',
    points: [
      'Withdraw money at any time.',
      'No need to declare income or gains on your tax return.',
      'The allowance covers all your ISAs in a tax year; any unused allowance cannot be carried forward.',
    ],
    who: ['UK residents aged 18 or over.'],
    allowances: ['ISA', 'CASH_ISA_UNDER_65'],
  },
  LISA: {
    lead: 'Save for your first home or later life with a 25% government bonus.',
    points: [
      'A 25% government bonus on your contributions, up to the limit below.',
      'Withdraw to buy your first home, from age 60, or if terminally ill. Other withdrawals incur a 25% charge, so you could get back less than you paid in.',
      'Contributions count towards your annual ISA allowance.',
    ],
    who: ['UK residents aged 18 to 39. You can contribute until you turn 50.'],
    allowances: ['LISA', 'LISA_BONUS', 'LISA_HOME', 'ISA'],
  },
  JISA: {
    lead: 'Tax-free investing for a child, who can access the money at 18.',
    points: [
      'Anyone can pay in; only the child can withdraw, from age 18.',
      'At 18 it becomes an adult ISA.',
      'Contributions do not count towards the payer’s own ISA allowance.',
    ],
    who: ['A parent or guardian can open one for a child under 18 who lives in the UK and has no Child Trust Fund.'],
    allowances: ['JISA'],
  },
  SIPP: {
    lead: 'A self-invested personal pension: tax relief on contributions, tax-free growth, and access from age 55 (57 from 6 April 2028).',
    points: [
      'For every £80 you pay in, £20 of basic-rate tax relief is added. Higher-rate taxpayers can claim more.',
      'You can usually take 25% tax free, up to the lump sum allowance; the rest is taxed as income.',
      'You cannot normally access the money before minimum pension age.',
    ],
    who: [
      'UK residents under 75. You get tax relief on contributions up to your earnings, or up to £3,600 if you earn less.',
    ],
    allowances: [
      'PENSION',
      'PENSION_TAPER_FROM',
      'PENSION_MONEY_PURCHASE',
      'PENSION_LUMP_SUM',
      'PENSION_LUMP_SUM_AND_DEATH',
    ],
  },
  JSIPP: {
    lead: 'A pension for a child: decades of potential growth, with tax relief even if the child has no earnings.',
    points: [
      'Basic-rate tax relief is added to contributions.',
      'Anyone can pay in; no one can withdraw before minimum pension age.',
      'At 18 it becomes the child’s own SIPP.',
    ],
    who: ['A parent or guardian can open one for a child under 18 who lives in the UK.'],
    allowances: ['JSIPP_NET', 'JSIPP_GROSS'],
  },
}
