import type { PageSender } from '@bellwether/web'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { sendEmbedded } from '../layout/embedded-document.ts'
import type { PortalPage } from '../pages.ts'
import { toWorkbenchBody } from './workbench-body.ts'
import { readWorkbenchChoice } from './workbench-choice.ts'
import { workbenchPath, workbenchSubject, workbenchView } from './workbench-view.ts'

/** Every widget in its states, themes, languages and settings; and the frame that shows one. */
export function workbenchRoutes(app: FastifyInstance, context: DevelopersContext, pages: PageSender<PortalPage>): void {
  app.get(workbenchPath, async (request, reply) => {
    const search = searchOf(request)
    const view = await workbenchView(context, readWorkbenchChoice(new URLSearchParams(search)), search)
    await pages.send(request, reply, { kind: 'workbench', view }, workbenchPath)
    return reply
  })
  app.get(`${workbenchPath}/frame`, async (request, reply) => {
    const choice = readWorkbenchChoice(new URLSearchParams(searchOf(request)))
    const subject = await workbenchSubject(context, choice)
    if (!subject) return reply.callNotFound()
    sendEmbedded(reply, context.publicOrigin, {
      title: subject.title,
      theme: choice.query?.theme ?? 'auto',
      body: toWorkbenchBody(subject, choice.state),
    })
    return reply
  })
}

function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
