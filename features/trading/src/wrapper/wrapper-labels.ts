import type { AllowanceKey, Wrapper } from '@bellwether/domain'

/** What does not follow from the rules in the domain: words for people. Numbers come from dated data. */
export interface WrapperWords {
  readonly lead: string
  readonly points: readonly string[]
  readonly who: readonly string[]
  readonly allowances: readonly AllowanceKey[]
}

const everything =
  'Shares, investment trusts, funds, ETFs and gilts that are eligible; each research page says so under “Where you can hold it”.'

export const heldIn: Readonly<Record<Wrapper, readonly string[]>> = {
  DEALING: ['Every share, investment trust, fund, ETF and gilt on the platform, complex products too.'],
  ISA: [everything, 'Cash, while you decide.'],
  LISA: ['The same as in a stocks and shares ISA.'],
  JISA: [everything, 'No complex products: they are not for children.'],
  SIPP: [everything, 'Cash, while you decide.'],
  JSIPP: [everything, 'No complex products: they are not for children.'],
}

export const wrapperWords: Readonly<Record<Wrapper, WrapperWords>> = {
  DEALING: {
    lead: 'The plain account: no limit on what you pay in, nothing locked away, and no tax shelter.',
    points: [
      'Pay in and take out as much as you like, whenever you like.',
      'Dividends and gains above your yearly allowances are taxed.',
      'Useful once the allowances of your ISA and pension are used up.',
    ],
    who: ['Anybody aged 18 or over.'],
    allowances: ['DIVIDEND', 'CAPITAL_GAINS'],
  },
  ISA: {
    lead: 'What grows in an ISA, and what it pays, is free of UK income tax and capital gains tax.',
    points: [
      'Take money out at any time, for anything.',
      'Nothing to put on a tax return.',
      'The allowance is for all your ISAs of a tax year together, and what you do not use is gone.',
    ],
    who: ['UK residents aged 18 or over.'],
    allowances: ['ISA', 'CASH_ISA_UNDER_65'],
  },
  LISA: {
    lead: 'For a first home or for later life: the state adds a quarter to what you pay in.',
    points: [
      'A bonus of 25% on what you pay in, up to the limit below.',
      'Take it out for a first home, from 60, or when terminally ill; otherwise a quarter of what you take out is charged, which is more than the bonus.',
      'What you pay in counts towards your ISA allowance.',
    ],
    who: ['UK residents from 18 until the day before they turn 40; payments until 50.'],
    allowances: ['LISA', 'LISA_BONUS', 'LISA_HOME', 'ISA'],
  },
  JISA: {
    lead: 'Tax-free saving for a child, who gets it at 18.',
    points: [
      'Anybody can pay in; only the child can take out, and only from 18.',
      'At 18 it becomes an adult ISA.',
      'It does not count towards the allowance of whoever pays in.',
    ],
    who: ['A parent or guardian opens it for a child under 18 who lives in the UK and has no child trust fund.'],
    allowances: ['JISA'],
  },
  SIPP: {
    lead: 'A pension you invest yourself: tax relief on the way in, growth free of tax, money from 55 (57 from 6 April 2028).',
    points: [
      'For every £80 paid in, £20 of basic-rate tax relief is added; more can be claimed at higher rates.',
      'A quarter can usually be taken free of tax, up to the lump sum allowance; the rest is taxed as income.',
      'Locked until pension age: it is for later life and nothing else.',
    ],
    who: ['UK residents under 75. You get relief on what you earn, or on £3,600 if you earn less.'],
    allowances: [
      'PENSION',
      'PENSION_TAPER_FROM',
      'PENSION_MONEY_PURCHASE',
      'PENSION_LUMP_SUM',
      'PENSION_LUMP_SUM_AND_DEATH',
    ],
  },
  JSIPP: {
    lead: 'A pension begun for a child: sixty years of growth, and tax relief although the child earns nothing.',
    points: [
      'Basic-rate relief is added to what is paid in.',
      'Anybody can pay in; nobody can take out until pension age.',
      'At 18 it becomes the child’s own SIPP.',
    ],
    who: ['A parent or guardian opens it for a child under 18 who lives in the UK.'],
    allowances: ['JSIPP_NET', 'JSIPP_GROSS'],
  },
}
