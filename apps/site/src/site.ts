import {
  accountRoutes,
  cookiesFor,
  createLogin,
  createOpenId,
  createSessionReplies,
  createSessions,
  type EndStreaming,
  type LoginOffers,
  loginRoutes,
  type OpenIdSettings,
  openIdRoutes,
  registerAccounts,
  startSweeping,
} from '@bellwether/accounts'
import { graphqlCallRoutes, registerApi } from '@bellwether/api'
import type { DrawWidget, PublicationSummary } from '@bellwether/contract'
import { type Database, type DataVersions, watchlists, withAbort } from '@bellwether/db'
import type { DealingHours, MarketDataTerms, ServiceFlags } from '@bellwether/domain'
import {
  countAnswers,
  type DataImports,
  type ProcessHealth,
  registerOperations,
  registerStatus,
} from '@bellwether/operations'
import { namespacesRoutes, registerPortal } from '@bellwether/portal'
import {
  createResearchContext,
  forAudience,
  keepFigures,
  openSecuritySearch,
  registerResearch,
  savedScreenRoutes,
} from '@bellwether/research'
import { type LatestTick, ownHoldings, registerTrading } from '@bellwether/trading'
import { watchlistFormRoutes, watchlistsRoutes } from '@bellwether/watchlists'
import {
  createFairQueue,
  createPageSender,
  createPageVersions,
  defaultRenderLimits,
  type FairQueueLimits,
  type Firm,
  limitRenders,
  type PageMaker,
  type PageSender,
  serveAssets,
} from '@bellwether/web'
import { openWidgetTokens, type WidgetTokens } from '@bellwether/widget-tokens'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { declareApiCalls } from './api-calls.ts'
import { readBuildStamp } from './build-stamp.ts'
import { checkPublicOrigin } from './check-public-origin.ts'
import { registerCommonAnswers } from './common-answers.ts'
import { followData } from './follow-data.ts'
import { watchOutages } from './outages.ts'
import { openPageStore } from './page-store.ts'
import { siteBuild } from './site-build.ts'
import { wellKnownRoutes } from './well-known-route.ts'

export interface SiteOptions {
  readonly db: Database
  /** Where the public finds this site, such as https://bellwether.example; canonical addresses start with it. */
  readonly publicOrigin: string
  readonly services: ServiceFlags
  /** Who runs the site, for the footer. */
  readonly firm?: Firm | null
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
  /** Of the pages at /operations, which do not exist without it. */
  readonly operatorPassword?: string | null
  /** What operators can do with files of data; nothing without it. */
  readonly imports?: DataImports | null
  /** When the market trades, and paper orders are executed; the exchanges' hours unless given. */
  readonly dealingHours?: DealingHours
  /** Who may see which exchange's prices move, and how late they are; everybody in real time unless given. */
  readonly terms?: MarketDataTerms
  /** What is quoted live, for paper orders; without it they are executed at the stored quote. */
  readonly latestTick?: LatestTick | null
  /** Ends live prices with the login they belong to; nothing to end without it. */
  readonly endStreaming?: EndStreaming
  /** What the CDN beside us has published, for the developer pages. */
  readonly published?: () => PublicationSummary | null
  /** Draws what is published there, for embeds; without it the loader fills them. */
  readonly drawWidget?: DrawWidget
  /** What the process knows of itself, for the status page. */
  readonly processHealth?: (() => ProcessHealth) | null
  /** False where another process of the same platform does what is done regularly: dealing, sweeping, screener figures. */
  readonly doesChores?: boolean
  /** The clock of the market: sessions, the age of prices, what is published. The process's unless given. */
  readonly now?: () => Date
  /** How many pages are made at once and may wait. */
  readonly renderLimits?: Partial<FairQueueLimits>
  /** Makes guests' pages of securities in another thread; without it they are made in this one. */
  readonly pageMaker?: PageMaker | null
}

/** Pages, documents and search for the public. Register once on the root instance: it answers unknown addresses too. */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { db, publicOrigin, streamingOrigin = null, dev } = options
  const dataVersions = await followData(app, db)
  const build = dev ? null : await readBuildStamp(siteBuild.root)
  const context = { ...(await openContext(app, options, dataVersions, build)), publicOrigin }
  const renderer = await serveAssets(app, siteBuild, { dev })
  const listsOf = (userId: number) => watchlists.ofUser(db, userId)
  const assertAvailable = watchOutages(app, db)
  const { firm = null } = options
  const queue = createFairQueue({ ...defaultRenderLimits, ...options.renderLimits })
  const versions = createPageVersions({ data: dataVersions, now: context.now })
  app.addHook('onClose', async () => versions.close())
  const pages = createPageSender(renderer, {
    ...{ dev, publicOrigin, streamingOrigin, listsOf, assertAvailable, firm, versions },
    log: app.log,
    store: await openPageStore(app, options, build),
    turn: queue.enterLast,
    isBusy: () => queue.isBusy,
    run: withAbort,
    pageMaker: options.pageMaker ?? null,
  })
  limitRenders(app, { queue, isAtHand: pages.isAtHand, run: withAbort })
  const answers = countAnswers(app)
  const tokens = options.tokens ?? (await openWidgetTokens({ db, operatorKeys: null }))

  const declareAccountPages = await composeAccounts(app, options, pages)
  await registerCommonAnswers(app, context, pages)

  const trading = {
    ...forAudience(context, 'users'),
    latestTick: options.latestTick ?? (async () => null),
  } as const
  registerResearch(app, { ...context, ownHoldings: (id, marketCode) => ownHoldings(trading, id, marketCode) }, pages)
  watchlistsRoutes(app, context, pages)
  if (context.services.news) await graphqlCallRoutes(app, context, { introspection: dev, now: context.now })
  const declareCalls = (api: FastifyInstance) =>
    declareApiCalls(api, context, { publicOrigin, streamingOrigin, tokens })
  const document = await registerApi(app, declareCalls, { publicOrigin, ...(dev && { checkResponses: true }) })
  const { published = () => null, drawWidget = async () => null } = options
  registerPortal(app, { ...context, published, drawWidget, document }, pages)
  await app.register(async forms => {
    // Only here: a call that takes JSON must not take a form, which any page may send.
    await forms.register(formbody)
    declareAccountPages(forms)
    watchlistFormRoutes(forms, context, pages)
    savedScreenRoutes(forms, context)
    namespacesRoutes(forms, { ...context, published, tokens }, pages)
  })
  await registerTrading(app, trading, pages, { runsRounds: options.doesChores ?? true })
  wellKnownRoutes(app, publicOrigin)
  const { operatorPassword: password = null, imports = null } = options
  if (password !== null) await registerOperations(app, { db, password, imports }, pages)
  await registerStatus(
    app,
    {
      ...{ db, answers, published },
      process: options.processHealth ?? null,
      offersPrices: context.services.streaming,
      hours: context.hours,
      securities: () => context.securityIndex.size,
    },
    pages,
  )
}

/** Search index and screener follow the database until the site closes. */
async function openContext(
  app: FastifyInstance,
  { db, services, doesChores = true, dealingHours: hours = 'exchange', terms = new Map(), now }: SiteOptions,
  data: DataVersions,
  build: string | null,
) {
  const securityIndex = await openSecuritySearch({ db, log: app.log, build })
  const figuresKeeper = doesChores ? keepFigures(db, app.log) : null
  data.onChange(() => {
    securityIndex.refresh().catch(err => app.log.error({ err }, 'search index could not be refreshed'))
  })
  app.addHook('onClose', async () => {
    figuresKeeper?.close()
    await securityIndex.close()
  })
  const dataVersion = () => data.of(null)
  return createResearchContext({
    ...{ db, services, hours, terms, log: app.log, securityIndex, dataVersion },
    ...(now && { now }),
  })
}

/** Who is asking; answers what declares the pages that change it. */
async function composeAccounts(
  app: FastifyInstance,
  {
    db,
    publicOrigin,
    demo = null,
    openId: openIdSettings = null,
    endStreaming = async () => {},
    doesChores = true,
  }: SiteOptions,
  pages: PageSender,
): Promise<(forms: FastifyInstance) => void> {
  const sessions = createSessions(db)
  const cookies = cookiesFor(publicOrigin)
  await registerAccounts(app, { sessions, cookies, publicOrigin })
  checkPublicOrigin(app, publicOrigin)
  if (doesChores) startSweeping(app, db, sessions)
  if (cookies.isExposed)
    app.log.warn({ publicOrigin }, 'PUBLIC_ORIGIN is plain http: session cookies can be read on the way. Use https.')
  const replies = createSessionReplies(sessions, cookies, endStreaming)
  const offers: LoginOffers = { demo, openId: openIdSettings !== null }
  return forms => {
    accountRoutes(forms, pages)
    if (openIdSettings) {
      const openId = createOpenId(openIdSettings, publicOrigin)
      openIdRoutes(forms, { openId, db, cookies, replies, pages, offers, publicOrigin })
    }
    loginRoutes(forms, { db, login: createLogin(db), replies, pages, offers })
  }
}
