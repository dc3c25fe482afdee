import { type AuditAction, audit, auditActions, type Database } from '@bellwether/db'
import { type PageSender, sendFile } from '@bellwether/web'
import { writeCsv } from '@bellwether/web/files'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { OperationsPage } from '../pages.ts'
import { auditView } from './audit-view.ts'

const path = '/operations/audit'
/** A spreadsheet's worth; `npm run audit -- export` writes all of it. */
const maxCsvRows = 100_000
const querystring = Type.Object({
  action: Type.Optional(Type.Enum(['', ...Object.keys(auditActions)])),
  before: Type.Optional(Type.Integer({ minimum: 1 })),
  format: Type.Optional(Type.Literal('csv')),
})

export function auditRoutes(app: FastifyInstance, db: Database, pages: PageSender<OperationsPage>): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(path, { schema: { querystring } }, async (request, reply) => {
    const { before = null, format } = request.query
    const action = (request.query.action || null) as AuditAction | null
    if (format === 'csv') {
      sendFile(reply, 'text/csv', 'audit-log.csv', await toCsv(db, action))
      return reply
    }
    await pages.send(request, reply, { kind: 'operations-audit', view: await auditView(db, { action, before }) }, path)
    return reply
  })
}

async function toCsv(db: Database, action: AuditAction | null): Promise<string> {
  const events = await audit.list(db, { action, before: null, limit: maxCsvRows })
  return writeCsv({
    header: ['Number', 'Time (UTC)', 'Action', 'Actor', 'Subject', 'Details'],
    rows: events.map(({ number, at, action, actor, subject, details }) => [
      number,
      at.toISOString(),
      auditActions[action],
      actor,
      subject,
      details,
    ]),
  })
}
