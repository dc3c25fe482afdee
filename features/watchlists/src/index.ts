export { watchlistsApiRoutes } from './watchlists-api-route.ts'
export { watchlistFormRoutes, watchlistsRoutes } from './watchlists-route.ts'
