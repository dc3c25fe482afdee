import { dividendsCsv } from '../dividends/dividends-view.ts'
import type { ResearchRoute } from '../research-route.ts'
import { fundInfoView } from './fund-info-view.ts'
import { trustInfoFile, trustInfoView } from './trust-info-view.ts'

export const fundInfoRoute: ResearchRoute = async (context, request) =>
  request.query.get('format') === 'csv'
    ? dividendsCsv(context, request.security, 'distributions')
    : { kind: 'fund-info', view: await fundInfoView(context, request) }

export const trustInfoRoute: ResearchRoute = async (context, request) =>
  request.query.get('format') === 'csv'
    ? trustInfoFile(context, request)
    : { kind: 'trust-info', view: await trustInfoView(context, request) }
