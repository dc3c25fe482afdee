import { type OpenApiDocument, registerApi } from '@bellwether/api'
import { widgetTypes } from '@bellwether/catalogue'
import { defaultServiceFlags } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { declareApiCalls } from './api-calls.ts'

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json'?: { readonly schema?: object } } }>
  >
}

let document: OpenApiDocument
beforeAll(async () => {
  const app = Fastify()
  const publicOrigin = 'https://research.example'
  const context = { services: defaultServiceFlags } as ResearchContext
  const options = { publicOrigin, streamingOrigin: null, tokens: {} as WidgetTokens }
  const getDocument = await registerApi(app, api => declareApiCalls(api, context, options), { publicOrigin })
  await app.ready()
  document = getDocument()
})

interface Schema {
  readonly type?: unknown
  readonly anyOf?: readonly Schema[]
  readonly description?: string
}

/** Every object inside the document, schemas among them. */
function schemasIn(node: unknown): readonly Schema[] {
  if (typeof node !== 'object' || node === null) return []
  return [node, ...Object.values(node).flatMap(schemasIn)]
}

function operations(): readonly (readonly [name: string, operation: Operation])[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation as Operation] as const),
  )
}

describe('the OpenAPI document', () => {
  it('has the data of every widget', () => {
    const paths = Object.keys(document.paths ?? {})
    for (const type of widgetTypes)
      expect(paths.filter(path => path.startsWith(`/api/widgets/${type}`))).toHaveLength(1)
    expect(paths).toContain('/api/securities/search')
    expect(paths).toContain('/api/watchlists/rows')
  })

  it('describes the success and the errors of every endpoint with a schema, and gives it a summary', () => {
    expect(operations().length).toBeGreaterThan(25)
    for (const [name, { summary, tags, responses }] of operations()) {
      expect([name, summary, tags]).toEqual([name, expect.stringMatching(/\w/), [expect.any(String)]])
      for (const status of ['200', '4XX', '5XX'])
        expect([name, status, responses[status]?.content?.['application/json']?.schema]).toEqual([
          name,
          status,
          expect.objectContaining({}),
        ])
    }
  })
  it('has each schema of the contract once, under its name', () => {
    const schemas = document.components?.schemas ?? {}
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['ErrorAnswer', 'FigureValue', 'MarketCode', 'Price', 'TopHoldingsWidgetView']),
    )
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect([...new Set(references)].toSorted()).toEqual(Object.keys(schemas))
    expect(text.match(/The price times ten/g)).toHaveLength(1)
  })

  it('says what every null means', () => {
    const nullables = schemasIn(document).filter(({ anyOf }) => anyOf?.some(({ type }) => type === 'null'))
    expect(nullables.length).toBeGreaterThan(50)
    expect(nullables.filter(({ description }) => !description)).toEqual([])
  })

  it('tells ready, empty, failed and null apart', () => {
    const { properties } = Object(document.components?.schemas?.TopHoldingsWidgetView)
    expect(properties.holdings).toMatchObject({
      description: expect.stringMatching(/ready.*empty.*failed.*null/),
      anyOf: ['ready', 'empty', 'failed'].map(state => ({
        description: expect.stringMatching(/\w/),
        properties: { state: { enum: [state] } },
      })),
    })
  })
})
