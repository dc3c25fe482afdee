import { parseMarketCode } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import multipart, { type MultipartFields } from '@fastify/multipart'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { broken, UploadInvalidError, UploadMissingError, UploadNotReadyError, UploadTooLargeError } from '../errors.ts'
import type { OperationsPage } from '../pages.ts'
import type { DataImports, UploadOptions } from './data-imports.ts'
import { isStorable, uploadView } from './upload-view.ts'
import { beatMs, openUploads, type Uploads } from './uploads.ts'

/** A file has to arrive within the ten seconds that a request may take. */
export const maxUploadBytes = 32_000_000
const path = '/operations/data/uploads'
const params = Type.Object({ id: Type.String() })

/** A file is sent, checked without storing anything, shown, and stored when the operator says so. Reading may take minutes, so no request waits for it. */
export async function uploadRoutes(
  app: FastifyInstance,
  imports: DataImports,
  pages: PageSender<OperationsPage>,
): Promise<void> {
  const uploads = openUploads(imports.folder)
  const limits = { fileSize: maxUploadBytes, files: 1, fields: 5, parts: 6, fieldSize: 200, headerPairs: 20 }
  await app.register(multipart, { limits, throwFileSizeLimit: false })
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()

  typed.post(path, async (request, reply) => {
    const part = request.isMultipart() ? await request.file() : undefined
    if (part === undefined || part.filename === '') throw new UploadMissingError()
    const { id, file, bytes, remove } = await uploads.receive(part.filename, part.file)
    try {
      if (part.file.truncated) throw new UploadTooLargeError(maxUploadBytes / 1_000_000)
      const options = readOptions(part.fields, await imports.formats())
      await uploads.write(id, { file, bytes, options, state: 'WORKING', error: null, reports: [] })
    } catch (error) {
      await remove()
      throw error
    }
    work(app, { uploads, imports, id, dryRun: true })
    return reply.redirect(`${path}/${id}`, 303)
  })

  typed.get(`${path}/:id`, { schema: { params } }, async (request, reply) => {
    const view = uploadView(request.params.id, await uploads.read(request.params.id))
    if (view.state === 'WORKING') reply.header('refresh', '2')
    await pages.send(request, reply, { kind: 'operations-upload', view }, path)
    return reply
  })

  typed.post(`${path}/:id/import`, { schema: { params } }, async (request, reply) => {
    const { id } = request.params
    const upload = await uploads.read(id)
    if (upload.state !== 'CHECKED' || !isStorable(upload)) throw new UploadNotReadyError()
    await uploads.write(id, { ...upload, state: 'WORKING' })
    work(app, { uploads, imports, id, dryRun: false })
    return reply.redirect(`${path}/${id}`, 303)
  })

  typed.post(`${path}/:id/discard`, { schema: { params } }, async (request, reply) => {
    await uploads.remove(request.params.id)
    return reply.redirect('/operations/data', 303)
  })
}

interface Work {
  readonly uploads: Uploads
  readonly imports: DataImports
  readonly id: string
  readonly dryRun: boolean
}

/** The outcome is in the upload's state. */
function work(app: FastifyInstance, { uploads, imports, id, dryRun }: Work): void {
  const done = async () => {
    const upload = await uploads.read(id)
    const path = uploads.pathOf(id, upload)
    const beating = setInterval(() => uploads.beat(id).catch(() => {}), beatMs).unref()
    try {
      const reports = await imports.importFile(path, { ...upload.options, dryRun })
      await uploads.write(id, { ...upload, state: dryRun ? 'CHECKED' : 'IMPORTED', reports })
    } catch (error) {
      await uploads.write(id, { ...upload, state: 'FAILED', error: broken, reports: [] })
      throw error
    } finally {
      clearInterval(beating)
    }
  }
  done().catch(error => app.log.error({ err: error }, 'an uploaded file could not be imported'))
}

function readOptions(fields: MultipartFields, formats: readonly string[]): UploadOptions {
  const text = (name: string) => {
    const field = fields[name]
    return field && !Array.isArray(field) && field.type === 'field' ? String(field.value).trim() : ''
  }
  const [format, symbol, source] = [text('format'), text('symbol'), text('source')]
  if (format !== '' && !formats.includes(format)) {
    throw new UploadInvalidError('Format', format, `one of ${formats.join(', ')}`)
  }
  const marketCode = symbol === '' ? null : parseMarketCode(symbol)
  if (symbol !== '' && marketCode === null) {
    throw new UploadInvalidError('Security', symbol, 'a market code such as LSE:PSH')
  }
  if (source !== '' && !/^[A-Z0-9-]{1,12}$/.test(source)) {
    throw new UploadInvalidError('Source', source, 'up to 12 capital letters, digits and hyphens')
  }
  return { format: format || null, symbol: marketCode, source: source || null }
}
