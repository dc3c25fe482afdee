import { getAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath } from '@bellwether/contract'
import { readConfiguration } from '@bellwether/contract/configuration-text'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { PortalPage } from '../pages.ts'
import { addRevision } from './add-revision.ts'
import { environments, namespaceConfigurationView } from './configuration-view.ts'
import { type NamespacesContext, namespaceParams } from './namespaces-context.ts'

const environment = Type.Enum([...environments])
const revision = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })
/** URL-encoded forms write most JSON punctuation as three characters. */
const maxBytes = 1_000_000
const maxNoteLength = 200

/** The current configuration of a namespace; saving adds a revision. For owners only. */
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
        params: namespaceParams,
        querystring: Type.Object({ environment: Type.Optional(environment), saved: Type.Optional(revision) }),
      },
    },
    async (request, reply) => {
      const { namespace } = request.params
      const shown = { environment: request.query.environment ?? 'prod', saved: request.query.saved ?? null }
      const view = await namespaceConfigurationView(context, namespace, { ...shown, publicOrigin })
      await pages.send(request, reply, { kind: 'namespace-configuration', view }, namespacePath(namespace))
      return reply
    },
  )

  typed.post(
    `${path}/configuration`,
    {
      bodyLimit: maxBytes,
      schema: {
        params: namespaceParams,
        body: Type.Object({
          environment,
          text: Type.String(),
          note: Type.String({ maxLength: maxNoteLength, default: '' }),
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
        const rejected = { text, note, isPublic, problems: reading.problems }
        const view = await namespaceConfigurationView(context, namespace, {
          environment: given,
          publicOrigin,
          given: rejected,
        })
        await pages.send(request, reply, { kind: 'namespace-configuration', view }, namespacePath(namespace), 422)
        return reply
      }
      const put = await addRevision(db, {
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
}
