import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Database } from '@bellwether/db'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cdnRoutes } from './cdn-routes.ts'
import { configApiRoutes } from './configuration/config-api-routes.ts'
import { hostileNames } from './hostile-names.fixture.ts'
import { openPublication } from './publish/publication.ts'
import { openPublished } from './start/published-files.ts'
import { startRoutes } from './start/start-routes.ts'

const above = mkdtempSync(join(tmpdir(), 'bellwether-hostile-'))
const folder = join(above, 'inner/files')
const secret = 'not for anybody'
const module = 'export const element = 1'
const configuration = '{"components":{}}'
// Every request as from another address: limits of one are not what is tested.
const app = Fastify({ trustProxy: true })
let port = 0
const atOnce = 32

interface Answer {
  readonly path: string
  readonly status: number
  readonly headers: string
  readonly body: string
}

/** A token for whatever is asked, and a database that is never to be asked. */
const tokens = { check: async () => ({ namespaces: { some: () => true } }) }
const db = new Proxy({}, { get: () => expect.fail('the database was asked') }) as Database

beforeAll(async () => {
  for (const path of ['secret.json', 'etc/passwd', 'package.json', '.env', 'b', 'inner/secret.json', 'inner/.env']) {
    mkdirSync(dirname(join(above, path)), { recursive: true })
    writeFileSync(join(above, path), secret)
  }
  const publication = openPublication(folder, { replace: false })
  publication.add('components/news-list/1.0.0/index.js', module)
  publication.put('acme/acme-bundle.json', '{}')
  const loader = { '0.1.0': { 'bellwether.js': publication.add('loader/0.1.0/bellwether.js', module) } }
  publication.put('components.json', JSON.stringify({ contract: 1, components: {}, loader }))
  writeFileSync(join(folder, '.env'), secret)
  await app.register(cdnRoutes, {
    prefix: '/cdn',
    folder,
    dev: false,
    findConfiguration: async path => (path === 'acme' ? configuration : null),
  })
  await app.register(startRoutes, {
    prefix: '/cdn',
    published: openPublished(folder),
    dev: false,
    cdn: 'https://cdn.example/cdn/',
    findPublic: async () => expect.fail('a hostile name was looked up'),
  })
  await app.register(configApiRoutes, { prefix: '/config-api', db, tokens: tokens as unknown as WidgetTokens })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})

afterAll(async () => {
  await app.close()
  rmSync(above, { recursive: true })
})

/** As it stands, on the wire: no client in between that would tidy the path up. A connection each, since what cannot be parsed ends the one it came on. */
async function send(path: string, body?: object): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      'x-forwarded-for': `10.0.0.${Math.floor(Math.random() * 256)}`,
      'content-type': 'application/json',
    }
    const asked = request(
      { host: '127.0.0.1', port, path, agent: false, headers, method: body ? 'POST' : 'GET' },
      resolve,
    )
    asked.on('error', reject).end(body && JSON.stringify(body))
  })
  return { path, status: answer.statusCode ?? 0, headers: answer.rawHeaders.join('\n'), body: await text(answer) }
}

async function sendAll(paths: readonly string[]) {
  const answers: Answer[] = []
  for (let from = 0; from < paths.length; from += atOnce)
    answers.push(...(await Promise.all(paths.slice(from, from + atOnce).map(path => send(path)))))
  return answers
}

/** What can stand in a request line is also sent as it is. */
function spell(name: string): readonly string[] {
  const formed = name.toWellFormed()
  const spelled = [encodeURIComponent(formed), encodeURI(formed), name]
  return [...new Set(spelled)].filter(one => /^[\x21-\xff]*$/.test(one))
}

const places: Readonly<Record<string, (name: string) => string>> = {
  'the whole path': name => `/cdn/${name}`,
  'before a file': name => `/cdn/${name}secret.json`,
  'a folder': name => `/cdn/${name}/secret.json`,
  'the type of a component': name => `/cdn/components/${name}/1.0.0/index.js`,
  'the version of a component': name => `/cdn/components/news-list/${name}/index.js`,
  'the version of the loader': name => `/cdn/loader/${name}/bellwether.js`,
  'the namespace of a configuration': name => `/cdn/configurations/${name}/config.json`,
  'the namespace of a bundle': name => `/cdn/acme/${name}-bundle.json`,
  'the instid of a bundle': name => `/cdn/${name}/acme/acme-bundle.json`,
  'the namespace of a boot script': name => `/cdn/boot/${name}/bellwether.js`,
  'the version of the configuration API': name => `/config-api/${name}/acme/prod`,
  'the namespace of the configuration API': name => `/config-api/1/${name}/prod`,
  'the environment of the configuration API': name => `/config-api/1/acme/${name}`,
}

/** `//` and the like mean nothing, and may find what is published; 414 and 431 are too long. */
const refusals = [400, 403, 404, 414, 431]
const published = [module, '{}', configuration]

it.each(Object.entries(places))(
  'a hostile name as %s finds no file but a published one, breaks nothing, and is in no header',
  async (_where, toPath) => {
    const sent = hostileNames.flatMap(name => spell(name).map(spelled => ({ name, spelled })))
    const answers = await sendAll(sent.map(({ spelled }) => toPath(spelled)))
    const wrong = answers.filter(({ status, body }) =>
      status === 200 ? !published.includes(body) : !refusals.includes(status) || body.includes(secret),
    )
    expect(wrong.map(({ path, status }) => [path, status])).toEqual([])
    // Shorter ones are in every answer.
    const isRepeated = ({ name, spelled }: { name: string; spelled: string }, index: number) =>
      name.length > 3 && [name, spelled].some(one => answers[index]?.headers.includes(one))
    expect(sent.filter(isRepeated)).toEqual([])
  },
)

it('a hostile name in the body or query of hints is refused or quoted, and breaks nothing', async () => {
  const answers = await Promise.all(
    hostileNames.map(name => {
      const config = {
        configuration: { namespace: name, source: { type: 'mwc-cdn' } },
        component: { source: { instid: name } },
      }
      return send(`/cdn/hints?nonce=${encodeURIComponent(`${name.toWellFormed()}zq9marked`)}`, config)
    }),
  )
  expect(answers.map(({ status }) => status).filter(status => ![200, 400, 414, 431].includes(status))).toEqual([])
  expect(answers.filter(({ headers, body }) => headers.includes('zq9marked') || body.includes(secret))).toEqual([])
})
