import { configurations, type Database, namespaces, widgetClients } from '@bellwether/db'
import { hashClientSecret, tokenScopes, type WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'

/** Longer than the loader's margin of 60 seconds, short enough to observe a refresh. */
const demoTokenSeconds = 180
const demoNamespace = 'demo'
const demoClient = 'demo'

/** Public on purpose: with simulated data, a host's server can be tried without logging in. */
export const demoClientSecret = 'bws_demonstration-of-simulated-data-only-000000'

const demoConfiguration = {
  components: {
    quote: { type: 'quote-header', version: '^1.0.0', settings: { marketCode: 'LSE:HVL' } },
    holdings: { type: 'top-holdings', version: '^1.0.0', settings: { marketCode: 'FUND:B0KXTM3', limit: 5 } },
    news: { type: 'news-list', version: '^1.0.0', settings: { marketCode: 'LSE:HVL', limit: 3 } },
  },
}

/** With simulated data only: anyone can get a three-minute token for the namespace `demo`. */
export function demoTokenRoute(app: FastifyInstance, tokens: WidgetTokens): void {
  app.post('/demo-token', { config: { crossSite: true } }, async (_request, reply) => {
    const grant = { clientId: null, namespace: demoNamespace, scopes: tokenScopes, origins: null }
    const token = await tokens.sign(grant, demoTokenSeconds)
    return reply.send({ token, expiresIn: demoTokenSeconds })
  })
}

/** Creates the demo configuration, and a client with a public secret. */
export async function ensureDemoNamespace(db: Database): Promise<void> {
  const key = { namespace: demoNamespace, environment: 'prod' }
  if ((await configurations.current(db, key)) === null) {
    const body = JSON.stringify(demoConfiguration)
    await configurations.put(db, { ...key, body, isPublic: true, note: 'Created with the simulated market' })
  }
  await namespaces.ensure(db, demoNamespace)
  await widgetClients.create(db, {
    id: demoClient,
    namespace: demoNamespace,
    kind: 'secret',
    label: 'Demonstration',
    secretHash: hashClientSecret(demoClientSecret),
    scopes: tokenScopes,
    origins: null,
    expiresAt: null,
  })
}

/** A database that once had the simulated market must not keep a public secret. */
export function removeDemoClient(db: Database): Promise<void> {
  return widgetClients.remove(db, demoClient)
}
