import {
  benchmarkPhrase,
  formatDate,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatPrice,
  money,
  price,
} from '@bellwether/domain'
import { type EpochDay, isoOf, yearOf } from '../calendar.ts'
import type { ValueAssessment } from '../portfolio/value-assessment.ts'
import type { DocumentContent, DocumentSection } from './document-content.ts'
import type { DocumentFacts, FactsheetFacts, ReportFacts } from './document-facts.ts'

const regimeTitles = {
  UCITS_KIID: 'Key investor information',
  PRIIPS_KID: 'Key information document',
  CCI_PRODUCT_SUMMARY: 'Product summary',
} as const

const scoreNames = {
  UCITS_KIID: 'synthetic risk and reward indicator',
  PRIIPS_KID: 'summary risk indicator',
  CCI_PRODUCT_SUMMARY: 'risk and return score',
} as const

const pastPerformance =
  'Past performance is not a reliable guide to the future. The value of an investment can fall as well as rise, and you may get back less than you invest.'

export const resolutions = [
  'receive the annual report',
  'approve the dividend policy',
  're-elect the directors',
  'renew the authority to buy back shares',
] as const

export function keyInformation(facts: DocumentFacts): DocumentContent {
  const { plan, risk } = facts
  return {
    title: `${regimeTitles[risk.regime]}: ${plan.name}`,
    subtitle: identity(facts),
    dated: `Dated ${formatDate(isoOf(risk.asAt))}`,
    sections: [
      {
        heading: 'What is this product?',
        paragraphs: [
          plan.description,
          ...(plan.complex
            ? ['This product is complex and may be difficult to understand. You could lose all the money you invest.']
            : []),
        ],
      },
      {
        heading: 'What are the risks?',
        paragraphs: [
          `The ${scoreNames[risk.regime]} is ${risk.score} of ${risk.scale}. The lowest score does not mean risk-free. ${risk.materialRisks.length > 0 ? `Material risks: ${risk.materialRisks.join(', ').toLowerCase()}.` : ''}`.trim(),
        ],
      },
      costSection(facts),
      performanceSection(facts),
      {
        heading: 'How can I complain?',
        paragraphs: ['The manufacturer is fictional, so no complaint can be made.'],
      },
    ],
  }
}

export function factsheet(facts: FactsheetFacts): DocumentContent {
  const { plan, holdings, holdingsCount, portfolioDate } = facts
  return {
    title: `Factsheet: ${plan.name}`,
    subtitle: identity(facts),
    dated: `As at ${formatDate(isoOf(portfolioDate))}`,
    sections: [
      {
        heading: 'Key facts',
        paragraphs: [plan.description],
        table: [
          ['Price', formatPrice(price(plan.finalPrice, plan.listing.scale, plan.listing.unit))],
          ['Fund size', formatMoneyShort(money(plan.sizeGbp, 'GBP'))],
          ['Ongoing charge', formatPercent(facts.ongoingCharge)],
          ['Benchmark', plan.mandate.benchmark],
          ['Number of holdings', String(holdingsCount)],
        ],
      },
      {
        heading: 'Ten largest holdings',
        paragraphs: [],
        table: holdings.top.slice(0, 10).map(({ holding, weighting }) => [holding.name, formatPercent(weighting)]),
      },
      performanceSection(facts),
    ],
  }
}

export function sustainabilityFactsheet(facts: Pick<FactsheetFacts, 'plan' | 'portfolioDate'>): DocumentContent {
  const labelled = facts.plan.mandate.name === 'Sustainable Growth'
  return {
    title: `Sustainability factsheet: ${facts.plan.name}`,
    subtitle: identity(facts),
    dated: `As at ${formatDate(isoOf(facts.portfolioDate))}`,
    sections: [
      {
        heading: 'Label',
        paragraphs: [
          labelled
            ? 'This product uses a UK sustainable investment label.'
            : 'This product does not have a UK sustainable investment label.',
        ],
      },
      {
        heading: 'Approach',
        paragraphs: [
          'The manager votes at every meeting and reports carbon figures once a year. Companies that make controversial weapons are excluded.',
        ],
      },
    ],
  }
}

export function prospectus(facts: DocumentFacts): DocumentContent {
  return {
    title: `Prospectus: ${facts.plan.name}`,
    subtitle: identity(facts),
    dated: `Dated ${formatDate(isoOf(facts.risk.asAt))}`,
    sections: [
      {
        heading: 'Objective and policy',
        paragraphs: [
          facts.plan.description,
          'At least 80% of the assets are invested in line with the objective. Derivatives may be used for efficient portfolio management.',
        ],
      },
      {
        heading: 'Dealing',
        paragraphs: [
          'Orders are accepted on every London business day. The price is calculated from the value of the assets at the valuation point.',
        ],
      },
      costSection(facts),
      {
        heading: 'Risk factors',
        paragraphs: facts.risk.materialRisks.map(
          risk => `${risk} risk: this may cause a loss, which may be permanent.`,
        ),
      },
    ],
  }
}

export function report(facts: ReportFacts, kind: 'Annual' | 'Interim', periodEnd: EpochDay): DocumentContent {
  return {
    title: `${kind} report ${yearOf(periodEnd)}: ${facts.plan.name}`,
    subtitle: identity(facts),
    dated: `For the ${kind === 'Annual' ? 'year' : 'six months'} to ${formatDate(isoOf(periodEnd))}`,
    sections: [
      {
        heading: 'Review',
        paragraphs: [
          `Markets were volatile over the period. Performance is compared with ${benchmarkPhrase(facts.plan.mandate.benchmark)}.`,
          'Portfolio turnover was low and the investment objective is unchanged.',
        ],
      },
      {
        heading: 'Largest holdings',
        paragraphs: [],
        table: facts.holdings.top
          .slice(0, 15)
          .map(({ holding, weighting }) => [holding.name, formatPercent(weighting)]),
      },
      performanceSection(facts),
      costSection(facts),
    ],
  }
}

export function valueAssessment(facts: DocumentFacts, { justified, on }: ValueAssessment): DocumentContent {
  return {
    title: `Assessment of value ${yearOf(on)}: ${facts.plan.name}`,
    subtitle: identity(facts),
    dated: `Published on ${formatDate(isoOf(on))}`,
    sections: [
      {
        heading: 'Conclusion',
        paragraphs: [
          `The board considered quality of service, performance, costs, economies of scale, comparable rates and classes of units. It found that ${justified ? 'the payments out of the fund are justified' : 'action is required before the payments out of the fund are justified'}.`,
        ],
      },
      costSection(facts),
      performanceSection(facts),
    ],
  }
}

export function meetingNotice(facts: DocumentFacts, day: EpochDay): DocumentContent {
  return {
    title: `Notice of annual general meeting: ${facts.plan.name}`,
    subtitle: identity(facts),
    dated: `Meeting on ${formatDate(isoOf(day))}`,
    sections: [
      {
        heading: 'Resolutions',
        paragraphs: resolutions.map((resolution, index) => `${index + 1}. To ${resolution}.`),
      },
    ],
  }
}

/** `votes` are the shares of the votes cast that were in favour, one for each resolution. */
export function meetingResults(facts: DocumentFacts, day: EpochDay, votes: readonly number[]): DocumentContent {
  return {
    title: `Results of annual general meeting ${yearOf(day)}: ${facts.plan.name}`,
    subtitle: identity(facts),
    dated: `Meeting on ${formatDate(isoOf(day))}`,
    sections: [
      {
        heading: 'Votes in favour',
        paragraphs: ['All resolutions were passed. Proxy votes are included.'],
        table: resolutions.map((resolution, index) => [`To ${resolution}`, formatPercent(votes[index] ?? 1)]),
      },
    ],
  }
}

export function supplementaryInformation(facts: DocumentFacts): DocumentContent {
  return {
    title: `Supplementary information document: ${facts.plan.name}`,
    subtitle: identity(facts),
    dated: `Dated ${formatDate(isoOf(facts.risk.asAt))}`,
    sections: [
      {
        heading: 'Tax',
        paragraphs: [
          'Tax depends on your circumstances and may change. Income is taxed as dividends or as interest, as stated by the fund.',
        ],
      },
      {
        heading: 'Cancellation rights',
        paragraphs: ['You may have 14 days to cancel. If the price has fallen, you may get back less than you paid.'],
      },
    ],
  }
}

function identity({ plan }: Pick<ReportFacts, 'plan'>): string {
  return `ISIN ${plan.isin}${plan.sedol === null ? '' : `, SEDOL ${plan.sedol}`}. ${plan.house}.`
}

/** Per cent, and pounds of £10,000 to the nearest pound. */
function costSection({ costs }: Pick<ReportFacts, 'costs'>): DocumentSection {
  if (!costs)
    return {
      heading: 'What does it cost?',
      paragraphs: ['The manufacturer has not supplied cost figures. Treat them as unknown, not as zero.'],
    }
  const line = (label: string, value: number | null): [string, string] => [
    label,
    value === null
      ? 'not supplied'
      : `${formatPercent(value)}   ${formatMoney(money(Math.round(value * 10_000) * 100, 'GBP')).replace(/\.00$/, '')}`,
  ]
  return {
    heading: 'What does it cost?',
    paragraphs: ['Each figure is shown as a percentage and in pounds for £10,000 held for one year.'],
    table: [
      line('Entry costs (one-off)', costs.entry),
      line('Exit costs (one-off)', costs.exit),
      line('Ongoing charges', costs.ongoing),
      line('Transaction costs', costs.transaction),
      line('Performance fees', costs.incidental),
      line('Borrowing costs', costs.borrowing),
    ],
  }
}

function performanceSection({ years }: Pick<ReportFacts, 'years'>): DocumentSection {
  if (years.length === 0)
    return { heading: 'Past performance', paragraphs: ['Performance is not shown for less than one complete year.'] }
  return {
    heading: 'Past performance',
    paragraphs: [pastPerformance],
    table: years.map(({ to, return: value }) => [
      `Twelve months to ${formatDate(isoOf(to))}`,
      formatPercent(value, { sign: true }),
    ]),
  }
}
