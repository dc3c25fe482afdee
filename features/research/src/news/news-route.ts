import type { ResearchRoute } from '../research-route.ts'
import { newsItemView } from './news-item-view.ts'
import { newsCsv, newsView } from './news-view.ts'

export const newsRoute: ResearchRoute = async (context, { security, viewer, query }) =>
  query.get('format') === 'csv'
    ? newsCsv(context, security, { query })
    : { kind: 'news', view: await newsView(context, security, { query, viewer }) }

export const newsItemRoute: ResearchRoute = async (context, { security, viewer, query, id }) => {
  const view = id === null ? null : await newsItemView(context, security, { id, query, viewer })
  return view && { kind: 'news-item', view }
}
