import { findWidget } from '@bellwether/catalogue'
import type { PageSender } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { widgetsPath } from '../catalogue/preview-address.ts'
import { toPreviewBody } from '../catalogue/preview-body.ts'
import { widgetCatalogueView } from '../catalogue/widget-catalogue-view.ts'
import { widgetReferenceView } from '../catalogue/widget-reference-view.ts'
import { exampleMarketCode, findMarketCode, toSubject } from '../catalogue/widget-subject.ts'
import { guideNames, guidesPath, isGuideName } from '../guides/guide-names.ts'
import { guideView } from '../guides/guide-view.ts'
import { readGuides } from '../guides/read-guides.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { embedThemes, sendEmbedded } from '../layout/embedded-document.ts'
import type { PortalPage } from '../pages.ts'
import { developersHomeView } from './developers-home-view.ts'

const homePath = '/developers'
/** They show what the CDN has published, which is not in the database. */
const renewAfterMs = 60_000
const params = Type.Object({ type: Type.String({ maxLength: 64 }) })
const code = Type.Optional(Type.String({ maxLength: 64 }))

/** `/developers`: the home page, widget catalogue, guides and previews. */
export function developersRoutes(
  app: FastifyInstance,
  context: DevelopersContext,
  pages: PageSender<PortalPage>,
): void {
  const texts = readGuides()
  app.get(homePath, async (request, reply) => {
    await pages.sendCached(request, reply, async () => ({
      path: homePath,
      page: { kind: 'developers-home', view: await developersHomeView(context, texts) },
      renewAfterMs,
    }))
    return reply
  })
  app.get(widgetsPath, async (request, reply) => {
    await pages.sendCached(request, reply, async () => ({
      path: widgetsPath,
      page: { kind: 'widget-catalogue', view: await widgetCatalogueView(context) },
      renewAfterMs,
    }))
    return reply
  })

  app.get(guidesPath, (_request, reply) => reply.redirect(`${guidesPath}/${guideNames[0]}`, 302))
  app.get<{ Params: { name: string } }>(`${guidesPath}/:name`, async (request, reply) => {
    const { name } = request.params
    if (!isGuideName(name)) return reply.callNotFound()
    await pages.sendCached(request, reply, async () => ({
      path: `${guidesPath}/${name}`,
      page: { kind: 'guide', view: guideView(context, texts, name) },
      renewAfterMs,
    }))
    return reply
  })

  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  typed.get(
    `${widgetsPath}/:type`,
    { schema: { params, querystring: Type.Object({ marketCode: code }) } },
    async (request, reply) => {
      const widget = findWidget(request.params.type)
      if (!widget) return reply.callNotFound()
      const view = await widgetReferenceView(context, widget, request.query.marketCode ?? '')
      await pages.send(request, reply, { kind: 'widget-reference', view }, `${widgetsPath}/${widget.type}`)
      return reply
    },
  )

  typed.get(
    '/developers/previews/:type',
    {
      schema: {
        params,
        querystring: Type.Object({ marketCode: code, theme: Type.Optional(Type.Enum([...embedThemes])) }),
      },
    },
    async (request, reply) => {
      const widget = findWidget(request.params.type)
      const { marketCode = '', theme = 'auto' } = request.query
      const chosen = await findMarketCode(context, marketCode)
      const subject = widget && toSubject(context, widget, chosen ?? (await exampleMarketCode(context, widget)))
      if (!subject) return reply.callNotFound()
      sendEmbedded(reply, context.publicOrigin, {
        title: `Preview: ${subject.title}`,
        theme,
        body: toPreviewBody(subject),
      })
      return reply
    },
  )
}
