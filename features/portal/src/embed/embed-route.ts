import { ApiFailedError, SiteError, sendApiError } from '@bellwether/web'
import { oembedHref } from '@bellwether/web/page'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { OembedFormatError } from '../errors.ts'
import { type FrameDocument, sendFrame } from '../layout/preview-document.ts'
import { toDrawnMarkup, toLoadedMarkup, toRefusedBody } from './embed-body.ts'
import { createEmbedDrawer, type EmbedContext } from './embed-drawer.ts'
import { findEmbed } from './find-embed.ts'
import { toHtmlText } from './html-text.ts'
import { findOembedded, toOembed } from './oembed.ts'

const atLeastOne = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }))
const oembedQuery = Type.Object({
  url: Type.String({ maxLength: 2000 }),
  format: Type.Optional(Type.String({ maxLength: 16 })),
  maxwidth: atLeastOne,
  maxheight: atLeastOne,
})

/** `/embed/{widget}`: a widget alone, for a frame on anybody's page; `/oembed`: how consumers of addresses find it. */
export function embedRoutes(app: FastifyInstance, context: EmbedContext): void {
  const { publicOrigin } = context
  const drawEmbed = createEmbedDrawer(context)
  app.get<{ Params: { type: string } }>(
    '/embed/:type',
    {
      config: { crossSite: true },
      // After the headers of every answer: an address that any page may frame has none that denies it.
      onSend: async (_request, reply) => {
        reply.removeHeader('x-frame-options')
      },
    },
    async (request, reply) => {
      const draw = async (): Promise<FrameDocument> => {
        const embed = await findEmbed(context, request.params.type, new URLSearchParams(request.url.split('?')[1]))
        const drawn = await drawEmbed(embed)
        const { head, body } = drawn ? toDrawnMarkup(publicOrigin, embed, drawn) : toLoadedMarkup(embed)
        const title = toHtmlText(embed.title)
        const href = toHtmlText(oembedHref(publicOrigin, embed.href))
        return {
          title,
          theme: embed.theme,
          // Opened by itself it would ask for an icon, which an origin of its own may not have.
          head: `<link rel="icon" href="data:,"><link rel="alternate" type="application/json+oembed" href="${href}" title="${title}">${head}`,
          body,
        }
      }
      const refuse = (given: unknown): FrameDocument => {
        const error = given instanceof SiteError ? given : new ApiFailedError(request.id, given)
        if (error instanceof ApiFailedError) request.log.error({ err: given }, 'frame failed')
        reply.code(error.statusCode)
        return { title: 'Bellwether', theme: 'auto', body: toRefusedBody(error) }
      }
      const document = await draw().catch(refuse)
      reply.header('cross-origin-resource-policy', 'cross-origin').header('cross-origin-opener-policy', 'unsafe-none')
      sendFrame(reply, publicOrigin, { ...document, framedBy: 'anybody' })
      return reply
    },
  )

  app.register(async scope => {
    scope.setErrorHandler(async (error: Error, request, reply) => sendApiError(request, reply, error))
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    })
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .get('/oembed', { config: { crossSite: true }, schema: { querystring: oembedQuery } }, async (request, reply) => {
        const { url, format = 'json', ...most } = request.query
        if (format !== 'json') throw new OembedFormatError(format)
        const embed = await findOembedded(context, url)
        return reply.header('cache-control', 'public, max-age=3600').send(toOembed(context, embed, most))
      })
  })
}
