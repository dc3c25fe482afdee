import {
  type FigureChoices,
  type FigureOffers,
  type StatementChoices,
  statementBases,
  statementPeriods,
  statementShows,
} from '@bellwether/contract'

const powers = { k: 3, m: 6, bn: 9 } as const

/** From the address. What is not known falls back to the first choice: annual amounts as reported, five years. */
export function statementChoices(query: URLSearchParams): StatementChoices {
  return {
    ...figureChoices(query),
    period: statementPeriods.find(period => period === query.get('period')) ?? 'annual',
    show: statementShows.find(show => show === query.get('show')) ?? 'reported',
    years: query.get('years') === '10' ? 10 : 5,
    basis: statementBases.find(basis => basis === query.get('basis')) ?? 'reported',
  }
}

/** Units typed by hand for a company too small or too large for them are not followed: the switch does not offer them either. */
export function withinOffers<T extends FigureChoices>(choices: T, { powers }: Pick<FigureOffers, 'powers'>): T {
  return choices.power === null || powers.includes(choices.power) ? choices : { ...choices, power: null }
}

export function figureChoices(query: URLSearchParams): FigureChoices {
  const units = query.get('units')
  const row = query.get('row')
  return {
    currency: query.get('currency') === 'GBP' ? 'GBP' : 'reported',
    power: units === 'k' || units === 'm' || units === 'bn' ? powers[units] : null,
    row: row && /^\w{1,40}$/.test(row) ? row : null,
  }
}
