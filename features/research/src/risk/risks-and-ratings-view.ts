import type { RisksAndRatingsView } from '@bellwether/contract'
import { block } from '@bellwether/web/view'
import { returnHistory } from '../charts/return-history.ts'
import { riskReturnView } from '../charts/risk-return.ts'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import { materialRisksView } from './material-risks.ts'
import { ratingsView, scoresView } from './ratings.ts'
import { riskTableView } from './risk-table.ts'
import { scatterView } from './scatter.ts'
import { scenariosView } from './scenarios.ts'
import { sustainabilityView } from './sustainability.ts'
import { extremesView, underwaterView } from './underwater.ts'

export async function risksAndRatingsView(
  context: ResearchContext,
  { security, viewer, query }: ResearchRequest,
): Promise<RisksAndRatingsView> {
  const { id } = security
  const subject = await subjectOf(context, security, viewer)
  // Read once; a failure shows in each block that awaits it.
  const history = returnHistory(context, subject)
  const [
    frame,
    scores,
    scenarios,
    materialRisks,
    ratings,
    measures,
    scatter,
    falls,
    underwater,
    extremes,
    sustainability,
  ] = await Promise.all([
    frameOf(context, subject, 'risks-and-ratings'),
    block(context, 'risk scores', () => scoresView(context, id)),
    block(context, 'performance scenarios', () => scenariosView(context, id)),
    block(context, 'material risks', () => materialRisksView(context, id)),
    block(context, 'ratings', () => ratingsView(context, id)),
    block(context, 'risk measures', () => riskTableView(context, security, query)),
    block(context, 'scatter', () => scatterView(context, subject)),
    block(context, 'falls', async () => riskReturnView(await history)),
    block(context, 'underwater', async () => underwaterView(await history)),
    block(context, 'extremes', async () => extremesView(await history)),
    block(context, 'sustainability', () => sustainabilityView(context, id)),
  ])
  return {
    frame,
    scores,
    scenarios,
    materialRisks,
    ratings,
    measures,
    scatter,
    falls,
    underwater,
    extremes,
    sustainability,
  }
}
