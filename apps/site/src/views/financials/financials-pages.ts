import type { StatementKind } from '@bellwether/domain'
import type { ResearchPage } from '../../research-pages.ts'
import { keyRatiosFile, keyRatiosView } from './key-ratios.ts'
import { statementFile, statementView } from './statement.ts'
import { figureChoices, statementChoices } from './statement-choices.ts'
import { financialSummaryFile, financialSummaryView } from './summary.ts'

const statementPage =
  (statement: StatementKind): ResearchPage =>
  async (context, { security, viewer, query }) => {
    const choices = statementChoices(query)
    if (query.get('format') === 'csv') return statementFile(context, security, { statement, choices })
    return { kind: 'statement', view: await statementView(context, security, { statement, choices, viewer }) }
  }

/** Financials and ratios: five pages, each also a file. */
export const financialsPages = {
  'financials/summary': async (context, { security, viewer, query }) =>
    query.get('format') === 'csv'
      ? financialSummaryFile(context, security)
      : {
          kind: 'financial-summary',
          view: await financialSummaryView(context, security, { viewer, choices: figureChoices(query) }),
        },
  'financials/income-statement': statementPage('income'),
  'financials/balance-sheet': statementPage('balance'),
  'financials/cash-flow': statementPage('cashFlow'),
  'financials/key-ratios': async (context, { security, viewer, query }) =>
    query.get('format') === 'csv'
      ? keyRatiosFile(context, security, { viewer })
      : { kind: 'key-ratios', view: await keyRatiosView(context, security, { viewer }) },
} satisfies Record<string, ResearchPage>
