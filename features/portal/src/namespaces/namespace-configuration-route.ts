import { getAccount } from '@bellwether/accounts'
import { namespacePath, namespacesPath } from '@bellwether/contract'
import { type ConfigurationProblem, maxCharacters, readConfiguration } from '@bellwether/contract/configuration-text'
import { configurationDrafts, secondApprover } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { redirectAfter } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { SecondApproverError } from '../errors.ts'
import type { PortalPage } from '../pages.ts'
import { addRevision } from './add-revision.ts'
import { environmentField, numberField } from './configuration-fields.ts'
import { namespaceConfigurationView } from './configuration-view.ts'
import { type NamespacesContext, namespaceParams } from './namespaces-context.ts'

/** URL-encoded forms write most JSON punctuation as three characters. */
const maxBytes = 1_000_000
const maxNoteLength = 200
const changedMeanwhile =
  'was not saved: somebody has changed or published the draft since you opened it. Compare below, then save again to replace it'

/** The configuration of a namespace: saved as a draft, or published as a revision. For owners only. */
export function namespaceConfigurationRoutes(
  app: FastifyInstance,
  context: NamespacesContext,
  pages: PageSender<PortalPage>,
): void {
  const { db } = context
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  const path = `${namespacesPath}/:namespace`

  typed.get(
    path,
    {
      schema: {
        params: namespaceParams,
        querystring: Type.Object({
          environment: Type.Optional(environmentField),
          saved: Type.Optional(numberField),
          draft: Type.Optional(Type.String({ maxLength: 10 })),
        }),
      },
    },
    async (request, reply) => {
      const { namespace } = request.params
      const { environment = 'prod', saved = null, draft } = request.query
      const view = await namespaceConfigurationView(context, namespace, {
        ...{ environment, saved, draftSaved: draft !== undefined },
        userId: getAccount(request).id,
      })
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
          environment: environmentField,
          text: Type.String(),
          note: Type.String({ maxLength: maxNoteLength, default: '' }),
          public: Type.Optional(Type.String()),
          action: Type.Optional(Type.Enum(['draft', 'publish'])),
          draft: Type.String({ maxLength: 10, pattern: '^\\d*$', default: '' }),
        }),
      },
    },
    async (request, reply) => {
      const { namespace } = request.params
      const { text, environment, action = 'publish', draft: version } = request.body
      const given = { text, note: request.body.note.trim(), isPublic: request.body.public !== undefined, version }
      const userId = getAccount(request).id
      const key = { namespace, environment }
      const refuse = async (problems: readonly ConfigurationProblem[], newer = version) => {
        const shown = { environment, userId, given: { ...given, problems, version: newer } }
        const view = await namespaceConfigurationView(context, namespace, shown)
        await pages.send(request, reply, { kind: 'namespace-configuration', view }, namespacePath(namespace), 422)
        return reply
      }
      const reading = readConfiguration(text)
      const known = version === '' ? null : Number(version)
      if (action === 'draft') {
        if (text.length > maxCharacters && 'problems' in reading) return refuse(reading.problems)
        if ((await configurationDrafts.save(db, { ...key, ...given, version: known, userId })) === null) {
          const newer = await configurationDrafts.find(db, key)
          return refuse([{ path: '', problem: changedMeanwhile }], String(newer?.version ?? ''))
        }
        return redirectAfter(reply, `${namespacePath(namespace)}?environment=${environment}&draft=saved`)
      }
      if ('problems' in reading) return refuse(reading.problems)
      if ((await secondApprover.find(db, namespace)).on) throw new SecondApproverError()
      const put = await addRevision(db, { ...key, ...given, body: JSON.stringify(reading.configuration), userId })
      // What was published was made of it; one that somebody else has changed meanwhile stays.
      if (known !== null) await configurationDrafts.discard(db, key, { version: known, userId })
      return redirectAfter(reply, `${namespacePath(namespace)}?environment=${environment}&saved=${put}`)
    },
  )
}
