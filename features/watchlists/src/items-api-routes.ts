import { RemovedItemsAnswer, responseOf } from '@bellwether/contract/schemas'
import { watchlists } from '@bellwether/db'
import { watchlistLimits, watchlistsWith } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import Type from 'typebox'
import {
  basePath,
  getUserId,
  listName,
  listsResponse,
  marketCodeText,
  readMarketCode,
  type TypedApi,
  toListsResponse,
} from './api-lists.ts'
import { changeAccountLists } from './change-lists.ts'

const path = `${basePath}/items`
const tags = ['Watchlists']
const note = Type.String({ maxLength: 4 * watchlistLimits.note })
const item = Type.Object({ list: listName, marketCode: marketCodeText })
const itemInAnyList = Type.Object({ list: Type.Optional(listName), marketCode: marketCodeText })

/** Adding, annotating, moving and removing the securities of a list. */
export function itemsApiRoutes(api: TypedApi, { db }: ResearchContext): void {
  api.post(
    path,
    {
      schema: {
        summary: 'Add a security to a watchlist',
        tags,
        description: 'Without `list`, adds it to your first list unless one of your lists already has it.',
        body: itemInAnyList,
        response: listsResponse,
      },
    },
    async (request, reply) => {
      const { list } = request.body
      const marketCode = readMarketCode(request.body.marketCode)
      const change = list === undefined ? ({ kind: 'star' } as const) : ({ kind: 'add', list } as const)
      return toListsResponse(await changeAccountLists(db, getUserId(request, reply), { ...change, marketCode }))
    },
  )

  api.patch(
    path,
    {
      schema: {
        summary: 'Edit the note on a security, or move it up or down',
        tags,
        querystring: item,
        body: Type.Union([
          Type.Object({ note }, { additionalProperties: false }),
          Type.Object({ by: Type.Union([Type.Literal(-1), Type.Literal(1)]) }, { additionalProperties: false }),
        ]),
        response: listsResponse,
      },
    },
    async (request, reply) => {
      const { body, query } = request
      const at = { list: query.list, marketCode: readMarketCode(query.marketCode) }
      const change =
        'note' in body
          ? ({ kind: 'note', ...at, note: body.note, at: Date.now() } as const)
          : ({ kind: 'move', ...at, by: body.by } as const)
      return toListsResponse(await changeAccountLists(db, getUserId(request, reply), change))
    },
  )

  api.delete(
    path,
    {
      schema: {
        summary: 'Remove a security from a watchlist',
        tags,
        description:
          'Without `list`, removes it from all your lists. Returns what was removed; merging that restores it.',
        querystring: itemInAnyList,
        response: responseOf(RemovedItemsAnswer),
      },
    },
    async (request, reply) => {
      const { list } = request.query
      const marketCode = readMarketCode(request.query.marketCode)
      const userId = getUserId(request, reply)
      const before = watchlistsWith(await watchlists.ofUser(db, userId), marketCode)
      const change = list === undefined ? ({ kind: 'unstar' } as const) : ({ kind: 'remove', list } as const)
      const after = await changeAccountLists(db, userId, { ...change, marketCode })
      const remaining = new Set(watchlistsWith(after, marketCode).map(({ name }) => name))
      return { data: { removed: before.filter(({ name }) => !remaining.has(name)) } }
    },
  )
}
