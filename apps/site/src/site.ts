import { constants } from 'node:zlib'
import type { LoginOffers } from '@bellwether/accounts'
import {
  accountRoutes,
  cookiesFor,
  createLogin,
  createOpenId,
  createSessionReplies,
  createSessions,
  loginRoutes,
  type OpenIdSettings,
  openIdRoutes,
  registerAccounts,
  startSweeping,
  userDetailsRoutes,
} from '@bellwether/accounts'
import {
  askedWidgets,
  graphqlCallRoutes,
  initStreamingRoutes,
  registerApi,
  securityLookupRoutes,
  widgetRoutes,
  widgetTokenRoutes,
} from '@bellwether/api'
import type { DrawWidget, PublicationSummary } from '@bellwether/contract'
import { type Database, watchlists } from '@bellwether/db'
import type { DealingHours, ServiceFlags } from '@bellwether/domain'
import {
  apiReferenceRoutes,
  developersRoutes,
  embedRoutes,
  namespacesRoutes,
  playgroundRoutes,
} from '@bellwether/portal'
import {
  createResearchContext,
  documentRoutes,
  homeRoutes,
  ideasRoutes,
  keepScreener,
  marketResearchRoutes,
  notFoundView,
  openSecuritySearch,
  screenerRoutes,
  searchRoutes,
} from '@bellwether/research'
import type { LatestTick } from '@bellwether/trading'
import { registerTrading } from '@bellwether/trading'
import { watchlistFormRoutes, watchlistsApiRoutes, watchlistsRoutes } from '@bellwether/watchlists'
import {
  commonHeaders,
  createPageSender,
  RefusedError,
  type SiteBuild,
  sendApiError,
  sendRefusal,
  serveAssets,
  strictTransportSecurity,
  UnknownCallError,
} from '@bellwether/web'
import { openWidgetTokens, type WidgetTokens } from '@bellwether/widget-tokens'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { wellKnownRoutes } from './well-known-route.ts'

export interface SiteOptions {
  readonly db: Database
  /** Where the public finds this site, such as https://bellwether.example; canonical addresses start with it. */
  readonly publicOrigin: string
  readonly services: ServiceFlags
  /** Of price gateways with a host of their own, such as https://prices.bellwether.example. */
  readonly streamingOrigin?: string | null
  /** Of host pages; those of the process where other parts of it check them too. */
  readonly tokens?: WidgetTokens
  /** Compile pages on demand and reload the browser on a change. */
  readonly dev: boolean
  /** Accounts that anybody may use, shown at the login: only beside simulated data. */
  readonly demo?: LoginOffers['demo']
  /** The OpenID Connect provider that people may log in with. */
  readonly openId?: OpenIdSettings | null
  /** When paper orders are dealt; the exchanges' hours unless given. */
  readonly dealingHours?: DealingHours
  /** What is quoted live, for paper orders; they deal at the stored quote without it. */
  readonly latestTick?: LatestTick | null
  /** What the CDN beside us has published, for the developer pages. */
  readonly published?: () => PublicationSummary | null
  /** Draws what is published there, for frames; without it they are the loader's to fill. */
  readonly drawWidget?: DrawWidget
}

const siteBuild: SiteBuild = {
  root: new URL('../', import.meta.url),
  serverEntry: 'src/entry-server.tsx',
  clientEntry: 'src/client/main.ts',
}

/** Pages, documents and search for the public. Register once on the root instance: it answers unknown addresses too. */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { dev, publicOrigin, streamingOrigin = null } = options
  const securityIndex = await openSecuritySearch({ db: options.db, log: app.log })
  const screenerKeeper = keepScreener(options.db, app.log)
  app.addHook('onClose', async () => {
    securityIndex.close()
    screenerKeeper.close()
  })
  const context = createResearchContext({ db: options.db, services: options.services, log: app.log, securityIndex })
  const renderer = await serveAssets(app, siteBuild, { dev })
  const listsOf = (userId: number) => watchlists.ofUser(options.db, userId)
  const pages = createPageSender(renderer, { dev, publicOrigin, streamingOrigin, listsOf })
  const sessions = createSessions(options.db)
  const cookies = cookiesFor(publicOrigin)
  await registerAccounts(app, { sessions, cookies, publicOrigin })
  startSweeping(app, options.db, sessions)
  if (!cookies.options.secure)
    app.log.warn({ publicOrigin }, 'PUBLIC_ORIGIN is plain http: session cookies can be read on the way. Use https.')

  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (publicOrigin.startsWith('https:')) reply.header('strict-transport-security', strictTransportSecurity)
  })

  // Before the routes: a route takes the handlers that stand when it is declared.
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (path.startsWith('/api/')) return sendApiError(request, reply, new UnknownCallError(path))
    const view = notFoundView(context, request.url)
    await pages.send(request, reply, { kind: 'not-found', view }, '/', 404)
    return reply
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RefusedError) {
      await sendRefusal(request, reply, error, pages)
      return reply
    }
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'request failed')
    await pages.send(request, reply, { kind: 'fault', view: { requestId: request.id } }, '/', status)
    return reply
  })

  homeRoutes(app, context, pages)
  marketResearchRoutes(app, { ...context, publicOrigin }, pages)
  if (context.services.news) await graphqlCallRoutes(app, context, { introspection: dev })
  searchRoutes(app, context, pages)
  screenerRoutes(app, context, pages)
  ideasRoutes(app, context, pages)
  const tokens = options.tokens ?? (await openWidgetTokens({ db: options.db, operatorKeys: null }))
  const declareCalls = (api: FastifyInstance) => {
    widgetRoutes(api, context, { publicOrigin, tokens })
    widgetTokenRoutes(api, tokens)
    securityLookupRoutes(api, context)
    initStreamingRoutes(api, context, { streamingOrigin, publicOrigin, tokens })
    userDetailsRoutes(api)
    watchlistsApiRoutes(api, context)
  }
  const document = await registerApi(app, declareCalls, { publicOrigin, asked: () => askedWidgets(context) })
  apiReferenceRoutes(app, pages, document)
  const forDevelopers = { ...context, publicOrigin, published: options.published ?? (() => null) }
  developersRoutes(app, forDevelopers, pages)
  playgroundRoutes(app, forDevelopers, pages)
  embedRoutes(app, { ...forDevelopers, drawWidget: options.drawWidget ?? (async () => null) })
  accountRoutes(app, pages)
  watchlistsRoutes(app, context, pages)
  const replies = createSessionReplies(sessions, cookies)
  const offers: LoginOffers = { demo: options.demo ?? null, openId: Boolean(options.openId) }
  if (options.openId) {
    const openId = createOpenId(options.openId, publicOrigin)
    openIdRoutes(app, { openId, db: options.db, cookies, replies, pages, offers, publicOrigin })
  }
  await app.register(async forms => {
    // Only here: a call that takes JSON must not take a form, which any page may send.
    await forms.register(formbody)
    loginRoutes(forms, { login: createLogin(options.db), replies, pages, offers })
    watchlistFormRoutes(forms, context, pages)
    namespacesRoutes(forms, { ...context, publicOrigin, tokens }, pages)
  })
  const { dealingHours: hours = 'exchange' } = options
  const latestTick = options.latestTick ?? (async () => null)
  await registerTrading(app, { ...context, hours, now: () => new Date(), latestTick }, pages)
  documentRoutes(app, context)
  wellKnownRoutes(app, publicOrigin)
}
