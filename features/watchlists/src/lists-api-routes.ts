import { watchlists } from '@bellwether/db'
import { parseWatchlists, watchlistLimits } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import Type from 'typebox'
import { basePath, getUserId, listName, listsResponse, type TypedApi, toListsResponse } from './api-lists.ts'
import { changeAccountLists } from './change-lists.ts'

const tags = ['Watchlists']
const byName = Type.Object({ list: listName })

/** Reading, creating, renaming, deleting and merging lists. */
export function listsApiRoutes(api: TypedApi, { db }: ResearchContext): void {
  api.get(
    basePath,
    { schema: { summary: 'List your watchlists', tags, response: listsResponse } },
    async (request, reply) => toListsResponse(await watchlists.ofUser(db, getUserId(request, reply))),
  )

  api.post(
    basePath,
    {
      schema: { summary: 'Create a watchlist', tags, body: Type.Object({ name: listName }), response: listsResponse },
    },
    async (request, reply) => {
      const change = { kind: 'create', name: request.body.name } as const
      return toListsResponse(await changeAccountLists(db, getUserId(request, reply), change))
    },
  )

  api.patch(
    basePath,
    {
      schema: {
        summary: 'Rename a watchlist',
        tags,
        querystring: byName,
        body: Type.Object({ name: listName }),
        response: listsResponse,
      },
    },
    async (request, reply) => {
      const change = { kind: 'rename', list: request.query.list, name: request.body.name } as const
      return toListsResponse(await changeAccountLists(db, getUserId(request, reply), change))
    },
  )

  api.delete(
    basePath,
    { schema: { summary: 'Delete a watchlist', tags, querystring: byName, response: listsResponse } },
    async (request, reply) => {
      const change = { kind: 'delete', list: request.query.list } as const
      return toListsResponse(await changeAccountLists(db, getUserId(request, reply), change))
    },
  )

  api.post(
    `${basePath}/merge`,
    {
      schema: {
        summary: 'Merge lists from a browser into your account',
        tags,
        description: 'Idempotent. Lists with the same name are merged; the newer note is kept.',
        body: Type.Object({ lists: Type.Array(Type.Unknown(), { maxItems: watchlistLimits.lists }) }),
        response: listsResponse,
      },
    },
    async (request, reply) => {
      const change = { kind: 'merge', lists: parseWatchlists(request.body.lists, Date.now()) } as const
      return toListsResponse(await changeAccountLists(db, getUserId(request, reply), change))
    },
  )
}
