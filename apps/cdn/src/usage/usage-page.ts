import { createHash, timingSafeEqual } from 'node:crypto'
import { type Database, usage } from '@bellwether/db'
import { escapeHtml, toIsoDate } from '@bellwether/domain'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'

const dayMs = 86_400_000
const querystring = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366, default: 30 }) })

interface UsageView {
  readonly rows: Awaited<ReturnType<typeof usage.since>>
  readonly attributes: Awaited<ReturnType<typeof usage.attributesSince>>
  readonly days: number
}

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
      const first = toIsoDate(new Date(now().getTime() - (days - 1) * dayMs))
      const [rows, attributes] = await Promise.all([usage.since(db, first), usage.attributesSince(db, first)])
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
        .header('x-content-type-options', 'nosniff')
        .send(toPage({ rows, attributes, days }))
    })
}

/** Compares hashes in constant time. */
function isOperator(authorization: string | undefined, password: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const wanted = `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`
  return timingSafeEqual(hash(authorization ?? ''), hash(wanted))
}

function toPage({ rows, attributes, days }: UsageView): string {
  const counts = toTable(
    ['Application', 'Namespace', 'Component', 'Version', 'Outcome', 'Count'],
    rows.map(({ application, namespace, component, version, outcome, count }) => [
      application,
      namespace,
      component,
      version,
      outcome,
      String(count),
    ]),
  )
  const custom = toTable(
    ['Application', 'Namespace', 'Attribute', 'Value', 'Page views'],
    attributes.map(({ application, namespace, name, value, count }) => [
      application,
      namespace,
      name,
      value,
      String(count),
    ]),
  )
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Widget usage</title></head><body><main>
<h1>Widget usage, last ${days} days</h1>
<p>Counted from browsers' beacons; not a billing figure.</p>
<form><label>Days <input name="days" type="number" min="1" max="366" value="${days}"></label> <button>Show</button></form>
${rows.length > 0 ? counts : '<p>No usage in this period.</p>'}
${attributes.length > 0 ? `<h2>Custom attributes</h2>\n${custom}` : ''}
</main></body></html>
`
}

function toTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map(text => `<td>${escapeHtml(text)}</td>`).join('')
  return `<table border="1"><thead><tr>${columns.map(name => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function _escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => entities[sign] ?? '')
}
