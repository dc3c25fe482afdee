import type { ResearchRoute } from '../research-route.ts'
import { companyInfoCsv, companyInfoIcs } from './company-info-files.ts'
import { companyInfoView } from './company-info-view.ts'

export const companyInfoRoute: ResearchRoute = async (context, { security, viewer, query }) => {
  const format = query.get('format')
  if (format === 'ics') return companyInfoIcs(context, security, { event: query.get('event') })
  if (format === 'csv') return companyInfoCsv(context, security, { table: query.get('table'), viewer })
  return { kind: 'company-info', view: await companyInfoView(context, security, { viewer }) }
}
