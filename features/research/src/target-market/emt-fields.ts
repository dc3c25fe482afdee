/** Fields of the European MiFID template (FinDatEx EMT V4.3) that the page shows, in its groups. */
export interface EmtField {
  readonly field: string
  readonly label: string
  /** How the field is read: yes, no or neutral; a distribution channel; or a value with its own labels. */
  readonly kind: 'answer' | 'distribution' | 'risk-score' | 'risk-level' | 'horizon' | 'percent'
  /** Completes "Designed for investors who ..." */
  readonly designed?: string
  /** Completes "Not for investors who ..." */
  readonly not?: string
}

export interface EmtGroup {
  readonly title: string
  readonly fields: readonly EmtField[]
}

export const emtGroups: readonly EmtGroup[] = [
  {
    title: 'Investor type',
    fields: [
      { field: '01010', label: 'Retail (private) investors', kind: 'answer', not: 'are retail (private) investors' },
      { field: '01020', label: 'Professional investors', kind: 'answer', not: 'are professional investors' },
      { field: '01030', label: 'Eligible counterparties', kind: 'answer', not: 'are eligible counterparties' },
    ],
  },
  {
    title: 'Knowledge and experience',
    fields: [
      { field: '02010', label: 'Basic', kind: 'answer', not: 'have only basic knowledge of investments' },
      { field: '02020', label: 'Informed', kind: 'answer', not: 'are only informed, without experience' },
      { field: '02030', label: 'Advanced', kind: 'answer', not: 'have advanced knowledge' },
    ],
  },
  {
    title: 'Ability to bear losses',
    fields: [
      {
        field: '03010',
        label: 'Cannot bear any loss of capital',
        kind: 'answer',
        designed: 'cannot bear any loss',
        not: 'cannot bear any loss of capital',
      },
      {
        field: '03020',
        label: 'Can bear a limited loss',
        kind: 'answer',
        designed: 'can bear a limited loss',
        not: 'can bear only a limited loss',
      },
      { field: '03030', label: 'Loss limit', kind: 'percent' },
      {
        field: '03040',
        label: 'No capital guarantee needed',
        kind: 'answer',
        designed: 'can bear losing the capital they invest',
        not: 'need no capital guarantee',
      },
      {
        field: '03050',
        label: 'Can bear losses beyond capital',
        kind: 'answer',
        designed: 'can bear losing more than they invest',
        not: 'want products that can lose more than the amount invested',
      },
    ],
  },
  {
    title: 'Risk tolerance',
    fields: [
      { field: '04010', label: 'KID risk indicator (SRI), 1 to 7', kind: 'risk-score' },
      { field: '04020', label: 'KIID risk indicator (SRRI), 1 to 7', kind: 'risk-score' },
      { field: '04030', label: 'Manager’s own risk level', kind: 'risk-level' },
    ],
  },
  {
    title: 'Objectives and needs',
    fields: [
      {
        field: '05010',
        label: 'Capital preservation',
        kind: 'answer',
        designed: 'want to preserve capital',
        not: 'want capital preservation above all',
      },
      { field: '05020', label: 'Growth', kind: 'answer', designed: 'want growth', not: 'want growth' },
      { field: '05030', label: 'Income', kind: 'answer', designed: 'want income', not: 'want income' },
      {
        field: '05040',
        label: 'Hedging',
        kind: 'answer',
        designed: 'want to hedge other holdings',
        not: 'want to hedge other holdings',
      },
      {
        field: '05050',
        label: 'Leveraged returns',
        kind: 'answer',
        designed: 'want leveraged returns',
        not: 'want leveraged returns',
      },
      {
        field: '05070',
        label: 'Other (such as pension)',
        kind: 'answer',
        designed: 'are saving for a pension',
        not: 'are saving for a pension',
      },
      {
        field: '05105',
        label: 'Sustainability preferences',
        kind: 'answer',
        designed: 'want sustainability considered',
        not: 'want sustainability considered',
      },
    ],
  },
  { title: 'Time horizon', fields: [{ field: '05080', label: 'Minimum recommended holding period', kind: 'horizon' }] },
  {
    title: 'Distribution strategy',
    fields: [
      { field: '06010', label: 'Execution only', kind: 'distribution' },
      { field: '06020', label: 'Non-advised, with appropriateness test', kind: 'distribution' },
      { field: '06030', label: 'Advised', kind: 'distribution' },
      { field: '06040', label: 'Portfolio management', kind: 'distribution' },
    ],
  },
]
