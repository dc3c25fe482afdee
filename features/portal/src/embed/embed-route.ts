import { OembedAnswer, responseOf } from '@bellwether/contract/schemas'
import { escapeHtml } from '@bellwether/domain'
import { ApiFailedError, isUnavailable, oembedHref, RefusedError, SiteError, sendApiError } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { OembedFormatError } from '../errors.ts'
import { type EmbeddedDocument, sendEmbedded } from '../layout/embedded-document.ts'
import { toDrawnMarkup, toErrorBody, toLoadedMarkup } from './embed-body.ts'
import { createEmbedDrawer, type EmbedContext } from './embed-drawer.ts'
import { findEmbed } from './find-embed.ts'
import { findOembedded, toOembed } from './oembed.ts'

const size = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }))
const oembedQuery = Type.Object({
  url: Type.String({ maxLength: 2000 }),
  format: Type.Optional(Type.String({ maxLength: 16 })),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  maxwidth: size,
  maxheight: size,
})

/** `/embed/{widget}`: one widget for an iframe on any page; `/oembed`: the oEmbed endpoint for it. */
export function embedRoutes(app: FastifyInstance, context: EmbedContext): void {
  const { publicOrigin } = context
  const drawEmbed = createEmbedDrawer(context)
  app.get<{ Params: { type: string } }>(
    '/embed/:type',
    {
      config: { crossSite: true },
      // Any page may embed this URL, so the header set on every response is removed.
      onSend: async (_request, reply) => {
        reply.removeHeader('x-frame-options')
      },
    },
    async (request, reply) => {
      const draw = async (): Promise<EmbeddedDocument> => {
        const embed = await findEmbed(context, request.params.type, new URLSearchParams(request.url.split('?')[1]))
        const drawn = await drawEmbed(embed)
        const { head, body } = drawn ? toDrawnMarkup(publicOrigin, embed, drawn) : toLoadedMarkup(embed)
        const title = escapeHtml(embed.title)
        const href = escapeHtml(oembedHref(publicOrigin, embed.href))
        return {
          title,
          theme: embed.theme,
          // Without it, an embed opened in a tab would request a favicon, which its opaque origin may not load.
          head: `<link rel="icon" href="data:,"><link rel="alternate" type="application/json+oembed" href="${href}" title="${title}">${head}`,
          body,
        }
      }
      const refuse = (given: unknown): EmbeddedDocument => {
        const error = toSiteError(given, request.id)
        if (isUnavailable(given)) reply.header('retry-after', given.retryAfterSeconds)
        if (error instanceof ApiFailedError) request.log.error({ err: given }, 'embed failed')
        reply.code(error.statusCode)
        return { title: 'Bellwether', theme: 'auto', body: toErrorBody(error) }
      }
      const document = await draw().catch(refuse)
      reply.header('cross-origin-resource-policy', 'cross-origin').header('cross-origin-opener-policy', 'unsafe-none')
      sendEmbedded(reply, publicOrigin, { ...document, embeddableBy: 'anyone' })
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
      .get(
        '/oembed',
        { config: { crossSite: true }, schema: { querystring: oembedQuery, response: responseOf(OembedAnswer) } },
        async (request, reply) => {
          const { url, format = 'json', locale, ...max } = request.query
          if (format !== 'json') throw new OembedFormatError(format)
          const embed = await findOembedded(context, url, locale)
          return reply.header('cache-control', 'public, max-age=3600').send(toOembed(context, embed, max))
        },
      )
  })
}

function toSiteError(given: unknown, requestId: string): SiteError {
  if (given instanceof SiteError) return given
  if (isUnavailable(given)) return new RefusedError(given.code, given.statusCode, given.message)
  return new ApiFailedError(requestId, given)
}
