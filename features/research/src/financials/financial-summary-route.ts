import type { ResearchRoute } from '../research-route.ts'
import { figureChoices } from '../statements/statement-choices.ts'
import { financialSummaryFile, financialSummaryView } from './financial-summary-view.ts'

export const financialSummaryRoute: ResearchRoute = async (context, { security, viewer, query }) =>
  query.get('format') === 'csv'
    ? financialSummaryFile(context, security)
    : {
        kind: 'financial-summary',
        view: await financialSummaryView(context, security, { viewer, choices: figureChoices(query) }),
      }
