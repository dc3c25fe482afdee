import { getAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath } from '@bellwether/contract'
import { readConfiguration } from '@bellwether/contract/configuration-text'
import { configurationDrafts } from '@bellwether/db'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { DraftChangedError, SecondApproverError, TooManyRevisionsError } from '../errors.ts'
import { sendEmbedded } from '../layout/embedded-document.ts'
import { environmentField, numberField } from './configuration-fields.ts'
import { toDraftPreviewBody } from './draft-preview-body.ts'
import { type NamespacesContext, namespaceParams } from './namespaces-context.ts'
import { maxRevisions } from './revision-limit.ts'

const chosen = Type.Object({ environment: environmentField, version: numberField })

/** A draft of a configuration: previewed, published, discarded. For owners only. */
export function namespaceDraftRoutes(app: FastifyInstance, context: NamespacesContext): void {
  const { db, publicOrigin, published } = context
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  const path = `${namespacesPath}/:namespace/draft`

  typed.get(`${path}/preview`, { schema: { params: namespaceParams, querystring: chosen } }, async (request, reply) => {
    const { namespace } = request.params
    const { environment, version } = request.query
    const draft = await configurationDrafts.find(db, { namespace, environment })
    const reading = draft?.version === version ? readConfiguration(draft.text) : { problems: [] }
    const loader = published()?.loader
    if (!('configuration' in reading) || !loader) return reply.callNotFound()
    const body = toDraftPreviewBody(reading.configuration, { namespace, origin: publicOrigin, loader })
    sendEmbedded(reply, publicOrigin, { title: 'Preview of the draft', theme: 'auto', body })
    return reply
  })

  typed.post(`${path}/publish`, { schema: { params: namespaceParams, body: chosen } }, async (request, reply) => {
    const { namespace } = request.params
    const { environment, version } = request.body
    const draft = await configurationDrafts.find(db, { namespace, environment })
    const reading = draft?.version === version ? readConfiguration(draft.text) : { problems: [] }
    const own = `${namespacePath(namespace)}?environment=${environment}`
    // Changed since, or not right: the page says which.
    if (draft?.version !== version) throw new DraftChangedError()
    if (!('configuration' in reading)) return redirectAfter(reply, own)
    const result = await configurationDrafts.publish(db, {
      ...{ namespace, environment, version, maxRevisions },
      body: JSON.stringify(reading.configuration),
      userId: getAccount(request).id,
    })
    if (result === 'changed') throw new DraftChangedError()
    if (result === 'own') throw new SecondApproverError()
    if (result === 'full') throw new TooManyRevisionsError(maxRevisions)
    return redirectAfter(reply, `${own}&saved=${result}`)
  })

  typed.post(`${path}/discard`, { schema: { params: namespaceParams, body: chosen } }, async (request, reply) => {
    const { namespace } = request.params
    const { environment, version } = request.body
    const key = { namespace, environment }
    const done = await configurationDrafts.discard(db, key, { version, userId: getAccount(request).id })
    if (!done) throw new DraftChangedError()
    return redirectAfter(reply, `${namespacePath(namespace)}?environment=${environment}`)
  })
}
