import { type Database, importedData } from '@bellwether/db'
import { type PageSender, sendFile } from '@bellwether/web'
import { writeCsv } from '@bellwether/web/files'
import formbody from '@fastify/formbody'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { OperationsPage } from '../pages.ts'
import type { DataImports, UploadReport } from './data-imports.ts'
import { type DataQuery, dataView } from './data-view.ts'
import { maxUploadBytes, uploadRoutes } from './upload-route.ts'

const path = '/operations/data'
const querystring = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1 })),
  undone: Type.Optional(Type.Integer({ minimum: 1 })),
})
const rejectsParams = Type.Object({
  run: Type.Integer({ minimum: 1 }),
  format: Type.Union([Type.Literal('json'), Type.Literal('csv')]),
})
const undoBody = Type.Object({ source: Type.String({ pattern: '^[A-Z0-9-]{1,12}$' }) })

/** What data there are; with `imports` also uploads and undoing. */
export async function dataRoutes(
  app: FastifyInstance,
  { db, imports }: { readonly db: Database; readonly imports: DataImports | null },
  pages: PageSender<OperationsPage>,
): Promise<void> {
  const show = async (request: FastifyRequest, reply: FastifyReply, query: Omit<DataQuery, 'upload'>, status = 200) => {
    const upload = imports && { formats: await imports.formats(), maxBytes: maxUploadBytes }
    const view = await dataView(db, { ...query, upload })
    await pages.send(request, reply, { kind: 'operations-data', view }, path, status)
    return reply
  }
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()

  typed.get(path, { schema: { querystring } }, async (request, reply) => {
    const { before = null, undone } = request.query
    const text = `Run ${undone} is undone: its rows are as they were before it.`
    return show(request, reply, { before, notice: undone === undefined ? null : { failed: false, text } })
  })

  typed.get(`${path}/runs/:run/rejects.:format`, { schema: { params: rejectsParams } }, async (request, reply) => {
    const { run, format } = request.params
    const found = await importedData.report(db, run)
    if (found?.report == null) return reply.callNotFound()
    const rejects = (found.report.rejects ?? []) as unknown as UploadReport['rejects']
    if (format === 'json') {
      const content = { run, ...found.parameters, rejects, leftOut: found.report.leftOut ?? 0 }
      sendFile(reply, 'application/json', `rejects-${run}.json`, `${JSON.stringify(content, null, 2)}\n`)
    } else sendFile(reply, 'text/csv', `rejects-${run}.csv`, toCsv(rejects))
    return reply
  })

  if (imports === null) return
  await app.register(async forms => {
    await forms.register(formbody)
    forms
      .withTypeProvider<TypeBoxTypeProvider>()
      .post(`${path}/undo`, { schema: { body: undoBody } }, async (request, reply) => {
        try {
          const { run } = await imports.undo(request.body.source)
          return reply.redirect(`${path}?undone=${run}`, 303)
        } catch (error) {
          const text = refusalOf(error)
          if (text === null) throw error
          return show(request, reply, { before: null, notice: { failed: true, text } }, 409)
        }
      })
    await uploadRoutes(forms, imports, pages)
  })
}

/** What the importer says to people; null for what is a fault of ours. Recognised by its code: it comes from another package. */
function refusalOf(error: unknown): string | null {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  return typeof code === 'string' && code.startsWith('IMPORTER_') ? `${code}: ${message}` : null
}

function toCsv(rejects: UploadReport['rejects']): string {
  return writeCsv({
    header: ['Place', 'Code', 'Field', 'Value', 'Reason'],
    rows: rejects.map(({ at, code, field, value, reason }) => [at, code, field, value, reason]),
  })
}
