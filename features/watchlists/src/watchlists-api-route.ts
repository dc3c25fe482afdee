import { getAccount } from '@bellwether/accounts'
import { watchlists } from '@bellwether/db'
import { getMarketCode, parseMarketCode, parseWatchlists, watchlistLimits, watchlistsWith } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import { watchedViews } from '@bellwether/research'
import { BadInputError, errorAnswer } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { changeAccountLists } from './change-lists.ts'

const name = Type.String({ maxLength: 4 * watchlistLimits.name })
const marketCode = Type.String({ maxLength: 30 })
const note = Type.String({ maxLength: 4 * watchlistLimits.note })
const inList = Type.Object({ list: name })
const inMaybeList = Type.Object({ list: Type.Optional(name), marketCode })

const lists = Type.Array(
  Type.Object({
    name: Type.String(),
    items: Type.Array(
      Type.Object({
        marketCode: Type.String(),
        note: Type.String(),
        notedAt: Type.Number({ description: 'When the note was last changed, in ms since 1970; 0 for never.' }),
      }),
    ),
  }),
)
const answer = { 200: Type.Object({ data: Type.Object({ lists }) }), '4xx': errorAnswer }
const removed = { 200: Type.Object({ data: Type.Object({ removed: lists }) }), '4xx': errorAnswer }

/** Watchlists of whoever is logged in; a list is known by its name. Every answer has all the lists as they are now. */
export function watchlistsApiRoutes(app: FastifyInstance, context: ResearchContext): void {
  const { db } = context
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const base = '/api/watchlists'

  api.get(
    base,
    { schema: { summary: 'Your watchlists', tags: ['Watchlists'], response: answer } },
    async (request, reply) => answerWith(await watchlists.ofUser(db, userOf(request, reply))),
  )

  api.post(
    base,
    { schema: { summary: 'Make a watchlist', tags: ['Watchlists'], body: Type.Object({ name }), response: answer } },
    async (request, reply) =>
      answerWith(await changeAccountLists(db, userOf(request, reply), { kind: 'create', name: request.body.name })),
  )

  api.patch(
    base,
    {
      schema: {
        summary: 'Rename a watchlist',
        tags: ['Watchlists'],
        querystring: inList,
        body: Type.Object({ name }),
        response: answer,
      },
    },
    async (request, reply) => {
      const change = { kind: 'rename', list: request.query.list, name: request.body.name } as const
      return answerWith(await changeAccountLists(db, userOf(request, reply), change))
    },
  )

  api.delete(
    base,
    { schema: { summary: 'Delete a watchlist', tags: ['Watchlists'], querystring: inList, response: answer } },
    async (request, reply) =>
      answerWith(await changeAccountLists(db, userOf(request, reply), { kind: 'delete', list: request.query.list })),
  )

  api.post(
    `${base}/items`,
    {
      schema: {
        summary: 'Watch a security',
        tags: ['Watchlists'],
        description: 'Without a list: in the first one, unless it is watched already.',
        body: inMaybeList,
        response: answer,
      },
    },
    async (request, reply) => {
      const { list } = request.body
      const code = readCode(request.body.marketCode)
      const change = list === undefined ? ({ kind: 'star' } as const) : ({ kind: 'add', list } as const)
      return answerWith(await changeAccountLists(db, userOf(request, reply), { ...change, marketCode: code }))
    },
  )

  api.patch(
    `${base}/items`,
    {
      schema: {
        summary: 'Note something on a watched security, or move it by one place',
        tags: ['Watchlists'],
        querystring: Type.Object({ list: name, marketCode }),
        body: Type.Union([
          Type.Object({ note }, { additionalProperties: false }),
          Type.Object({ by: Type.Union([Type.Literal(-1), Type.Literal(1)]) }, { additionalProperties: false }),
        ]),
        response: answer,
      },
    },
    async (request, reply) => {
      const { body, query } = request
      const at = { list: query.list, marketCode: readCode(query.marketCode) }
      const change =
        'note' in body
          ? ({ kind: 'note', ...at, note: body.note, at: Date.now() } as const)
          : ({ kind: 'move', ...at, by: body.by } as const)
      return answerWith(await changeAccountLists(db, userOf(request, reply), change))
    },
  )

  api.delete(
    `${base}/items`,
    {
      schema: {
        summary: 'Watch a security no longer',
        tags: ['Watchlists'],
        description: 'Without a list: in any. The answer is what was taken out; merging it puts it back.',
        querystring: inMaybeList,
        response: removed,
      },
    },
    async (request, reply) => {
      const { list } = request.query
      const code = readCode(request.query.marketCode)
      const userId = userOf(request, reply)
      const before = watchlistsWith(await watchlists.ofUser(db, userId), code)
      const change = list === undefined ? ({ kind: 'unstar' } as const) : ({ kind: 'remove', list } as const)
      const after = await changeAccountLists(db, userId, { ...change, marketCode: code })
      const still = new Set(watchlistsWith(after, code).map(one => one.name))
      return { data: { removed: mutable(before.filter(one => !still.has(one.name))) } }
    },
  )

  api.post(
    `${base}/merge`,
    {
      schema: {
        summary: 'Add the lists of a browser to yours',
        tags: ['Watchlists'],
        description: 'Doing it twice is harmless. Lists of one name become one; the newer note stays.',
        body: Type.Object({ lists: Type.Array(Type.Unknown(), { maxItems: watchlistLimits.lists }) }),
        response: answer,
      },
    },
    async (request, reply) => {
      const given = parseWatchlists(request.body.lists, Date.now())
      return answerWith(await changeAccountLists(db, userOf(request, reply), { kind: 'merge', lists: given }))
    },
  )

  api.get(
    `${base}/rows`,
    {
      schema: {
        summary: 'What a watchlist shows of securities',
        tags: ['Watchlists'],
        description: 'For guests too, whose lists are in their browsers: up to 200 market codes with commas between.',
        querystring: Type.Object({ codes: Type.String({ maxLength: 6_000 }) }),
        response: { 200: Type.Object({ data: Type.Array(Type.Unknown()) }), '4xx': errorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const codes = [...new Set(request.query.codes.split(',').map(readCode))]
      if (codes.length > watchlistLimits.items)
        throw new BadInputError('codes', `are ${codes.length}; give ${watchlistLimits.items} at most`)
      return { data: [...(await watchedViews(context, codes))] }
    },
  )
}

function userOf(request: FastifyRequest, reply: FastifyReply): number {
  reply.header('cache-control', 'private, no-store')
  return getAccount(request).id
}

function readCode(given: string) {
  const code = parseMarketCode(given)
  if (code === null) throw new BadInputError('marketCode', 'must be a market code such as LSE:HVL')
  return getMarketCode(code)
}

type Lists = Awaited<ReturnType<typeof watchlists.ofUser>>

function answerWith(given: Lists) {
  return { data: { lists: mutable(given) } }
}

/** The answer's type, made from its schema, has no readonly arrays. */
function mutable(given: Lists) {
  return given.map(list => ({ name: list.name, items: [...list.items] }))
}
