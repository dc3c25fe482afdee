import { createHash, timingSafeEqual } from 'node:crypto'
import { type Database, usage } from '@bellwether/db'
import { escapeHtml, toIsoDate } from '@bellwether/domain'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'

const dayMs = 86_400_000
const querystring = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366, default: 30 }) })

type UsageRow = Awaited<ReturnType<typeof usage.since>>[number]

/** `/operations/usage`: a table of widget usage, for the user `operator` with HTTP Basic authentication. */
export async function usagePage(
  app: FastifyInstance,
  {
    db,
    password,
    now = () => new Date(),
  }: { readonly db: Database; readonly password: string; readonly now?: () => Date },
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isOperator(request.headers.authorization, password)) return
    reply.code(401).header('www-authenticate', 'Basic realm="Operations", charset="UTF-8"').type('text/plain')
    return reply.send('Operators only. Log in as "operator" with OPERATOR_PASSWORD.\n')
  })
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get('/operations/usage', { schema: { querystring } }, async (request, reply) => {
      const { days } = request.query
      const rows = await usage.since(db, toIsoDate(new Date(now().getTime() - (days - 1) * dayMs)))
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
        .header('x-content-type-options', 'nosniff')
        .send(toPage(rows, days))
    })
}

/** Compares hashes in constant time. */
export function isOperator(authorization: string | undefined, password: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const wanted = `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`
  return timingSafeEqual(hash(authorization ?? ''), hash(wanted))
}

const columns = ['Application', 'Namespace', 'Component', 'Version', 'Outcome', 'Count'] as const

export function toPage(rows: readonly UsageRow[], days: number): string {
  const cells = ({ application, namespace, component, version, outcome, count }: UsageRow) =>
    [application, namespace, component, version, outcome, String(count)].map(text => `<td>${escapeHtml(text)}</td>`)
  const table = `<table border="1"><thead><tr>${columns.map(name => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row => `<tr>${cells(row).join('')}</tr>`).join('\n')}</tbody></table>`
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Widget usage</title></head><body><main>
<h1>Widget usage, last ${days} days</h1>
<p>Based on browser beacons; not for billing.</p>
<form><label>Days <input name="days" type="number" min="1" max="366" value="${days}"></label> <button>Show</button></form>
${rows.length > 0 ? table : '<p>No usage in this period.</p>'}
</main></body></html>
`
}
