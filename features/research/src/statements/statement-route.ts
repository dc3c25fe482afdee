import type { StatementKind } from '@bellwether/domain'
import type { ResearchRoute } from '../research-route.ts'
import { statementChoices } from './statement-choices.ts'
import { statementFile, statementView } from './statement-view.ts'

export function statementRoute(statement: StatementKind): ResearchRoute {
  return async (context, { security, viewer, query }) => {
    const choices = statementChoices(query)
    if (query.get('format') === 'csv') return statementFile(context, security, { statement, choices })
    return { kind: 'statement', view: await statementView(context, security, { statement, choices, viewer }) }
  }
}
