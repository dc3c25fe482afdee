import { configurations, type Database } from '@bellwether/db'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { audience } from './token-check.ts'

/** Longer than the loader's margin of 60 s, short enough to see a refresh happen. */
const demoTokenSeconds = 180
export const demoNamespace = 'demo'

const demoConfiguration = {
  components: {
    quote: { type: 'quote-header', version: '^1.0.0', settings: { marketCode: 'LSE:HVL' } },
    holdings: { type: 'top-holdings', version: '^1.0.0', settings: { marketCode: 'FUND:B0KXTM3', limit: 5 } },
    news: { type: 'news-list', version: '^1.0.0', settings: { marketCode: 'LSE:HVL', limit: 3 } },
  },
}

/** Beside simulated data only: anybody may have a token that reads the configuration `demo` for three minutes. */
export function demoTokenRoute(app: FastifyInstance, secret: Uint8Array): void {
  app.post('/demo-token', { config: { crossSite: true } }, async (_request, reply) => {
    const token = await new SignJWT({ namespaces: [demoNamespace] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('demo')
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${demoTokenSeconds}s`)
      .sign(secret)
    return reply.send({ token, expiresIn: demoTokenSeconds })
  })
}

export async function ensureDemoConfiguration(db: Database): Promise<void> {
  const key = { namespace: demoNamespace, environment: 'prod' }
  if ((await configurations.current(db, key)) !== null) return
  const body = JSON.stringify(demoConfiguration)
  await configurations.put(db, { ...key, body, isPublic: true, note: 'Made with the simulated market' })
}
