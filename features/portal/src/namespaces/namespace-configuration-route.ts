import { getAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath } from '@bellwether/contract'
import { readConfiguration } from '@bellwether/contract/configuration-text'
import { configurations } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { environments, namespaceConfigurationView, namespaceHistoryView } from './configuration-view.ts'
import type { NamespacesContext } from './namespaces-context.ts'

const params = Type.Object({ namespace: Type.String({ maxLength: 100 }) })
const environment = Type.Enum([...environments])
const revision = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })
/** A form writes most signs of JSON as three characters. */
const mostBytes = 1_000_000
const longestNote = 200

/** The configuration of a namespace: changed by adding a revision, looked at, and rolled back. For owners only. */
export function namespaceConfigurationRoutes(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  const { db, publicOrigin } = context
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  const path = `${namespacesPath}/:namespace`

  typed.get(
    path,
    {
      schema: {
        params,
        querystring: Type.Object({ environment: Type.Optional(environment), saved: Type.Optional(revision) }),
      },
    },
    async (request, reply) => {
      const { namespace } = request.params
      const asked = { environment: request.query.environment ?? 'prod', saved: request.query.saved ?? null }
      const view = await namespaceConfigurationView(context, namespace, { ...asked, publicOrigin })
      await pages.send(request, reply, { kind: 'namespace-configuration', view }, namespacePath(namespace))
      return reply
    },
  )

  typed.post(
    `${path}/configuration`,
    {
      bodyLimit: mostBytes,
      schema: {
        params,
        body: Type.Object({
          environment,
          text: Type.String(),
          note: Type.String({ maxLength: longestNote, default: '' }),
          public: Type.Optional(Type.String()),
        }),
      },
    },
    async (request, reply) => {
      const { namespace } = request.params
      const { text, note, environment: given } = request.body
      const isPublic = request.body.public !== undefined
      const reading = readConfiguration(text)
      if ('problems' in reading) {
        const problems = { text, note, isPublic, problems: reading.problems }
        const asked = { environment: given, publicOrigin, given: problems }
        const view = await namespaceConfigurationView(context, namespace, asked)
        await pages.send(request, reply, { kind: 'namespace-configuration', view }, namespacePath(namespace), 422)
        return reply
      }
      const put = await configurations.put(db, {
        namespace,
        environment: given,
        body: JSON.stringify(reading.configuration),
        isPublic,
        note: note.trim(),
        userId: getAccount(request).id,
      })
      return redirectAfter(reply, `${namespacePath(namespace)}?environment=${given}&saved=${put}`)
    },
  )

  typed.get(
    `${path}/history`,
    {
      schema: {
        params,
        querystring: Type.Object({ environment: Type.Optional(environment), revision: Type.Optional(revision) }),
      },
    },
    async (request, reply) => {
      const { namespace } = request.params
      const asked = { environment: request.query.environment ?? 'prod', revision: request.query.revision ?? null }
      const view = await namespaceHistoryView(context, namespace, asked)
      if (view === null) reply.callNotFound()
      else await pages.send(request, reply, { kind: 'namespace-history', view }, namespacePath(namespace, 'history'))
      return reply
    },
  )

  typed.post(
    `${path}/rollback`,
    { schema: { params, body: Type.Object({ environment, revision }) } },
    async (request, reply) => {
      const { namespace } = request.params
      const { environment: given, revision: old } = request.body
      const key = { namespace, environment: given }
      const found = await configurations.find(db, key, old)
      if (found === null) {
        reply.callNotFound()
        return reply
      }
      const userId = getAccount(request).id
      const put = await configurations.put(db, { ...key, ...found, note: `Back to revision ${old}`, userId })
      return redirectAfter(reply, `${namespacePath(namespace, 'history')}?environment=${given}&revision=${put}`)
    },
  )
}
