import type { FastifyInstance } from 'fastify'

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke="#0b5d57" stroke-width="2"><style>@media(prefers-color-scheme:dark){svg{stroke:#5fd0c3}}</style><path d="M5 19c2-1 2.6-3 2.6-7a5.4 5.4 0 0 1 10.8 0c0 4 .6 6 2.6 7z" stroke-linejoin="round"/><path d="M10 22.5h6" stroke-linecap="round"/></svg>`

const cheap = { config: { queued: false } }

/** The small files that browsers and crawlers ask for by themselves. */
export function wellKnownRoutes(app: FastifyInstance, publicOrigin: string): void {
  app.get('/icon.svg', cheap, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  )
  app.get('/favicon.ico', cheap, (_request, reply) => reply.redirect('/icon.svg', 302))
  // Pages of search say noindex themselves, which only a crawler that may read them can see.
  app.get('/robots.txt', cheap, (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *\nDisallow: /platform/\nHost: ${publicOrigin}\n`),
  )
}
