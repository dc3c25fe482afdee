import { userDetailsRoutes } from '@bellwether/accounts'
import { initStreamingRoutes, securityLookupRoutes, widgetRoutes, widgetTokenRoutes } from '@bellwether/api'
import type { ResearchContext } from '@bellwether/research'
import { watchlistsApiRoutes } from '@bellwether/watchlists'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'

export interface ApiCallOptions {
  readonly publicOrigin: string
  readonly streamingOrigin: string | null
  readonly tokens: WidgetTokens
}

/** Every endpoint that the OpenAPI document describes. */
export function declareApiCalls(
  api: FastifyInstance,
  context: ResearchContext,
  { publicOrigin, streamingOrigin, tokens }: ApiCallOptions,
): void {
  widgetRoutes(api, context, { publicOrigin, tokens })
  widgetTokenRoutes(api, tokens)
  securityLookupRoutes(api, context)
  initStreamingRoutes(api, context, { streamingOrigin, publicOrigin, tokens })
  userDetailsRoutes(api)
  watchlistsApiRoutes(api, context)
}
