export { namespacesRoutes } from './namespaces/namespaces-route.ts'
export { type PortalContext, registerPortal } from './register-portal.ts'
