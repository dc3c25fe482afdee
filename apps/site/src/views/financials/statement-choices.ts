import { type StatementChoices, statementPeriods, statementShows } from '@bellwether/contract'

/** From the address. What is not known falls back to the first choice: annual, as reported, five years. */
export function statementChoices(query: URLSearchParams): StatementChoices {
  return {
    period: statementPeriods.find(period => period === query.get('period')) ?? 'annual',
    show: statementShows.find(show => show === query.get('show')) ?? 'reported',
    years: query.get('years') === '10' ? 10 : 5,
  }
}
