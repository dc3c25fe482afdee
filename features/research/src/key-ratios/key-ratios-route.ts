import type { ResearchRoute } from '../research-route.ts'
import { keyRatiosFile, keyRatiosView } from './key-ratios-view.ts'

export const keyRatiosRoute: ResearchRoute = async (context, { security, viewer, query }) =>
  query.get('format') === 'csv'
    ? keyRatiosFile(context, security, { viewer })
    : { kind: 'key-ratios', view: await keyRatiosView(context, security, { viewer }) }
