import { type RouteConfig, route } from '@react-router/dev/routes'

export default [route('market-research/:marketCode', 'overview.tsx')] satisfies RouteConfig
