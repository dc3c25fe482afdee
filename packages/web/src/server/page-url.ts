import type { FastifyRequest } from 'fastify'

/** The query names that a page reads, all of them or by request. */
export type PageQuery = readonly string[] | ((request: FastifyRequest) => readonly string[])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: the page reads no query. Any other name is ignored: it is no part of the page's key in the cache, nor of its links. */
    readonly pageQuery?: PageQuery
  }
}

/** The URL of a page as far as it matters: the same for two requests that get the same page. */
export function toPageUrl(request: FastifyRequest): string {
  const { pageQuery = [] } = request.routeOptions.config
  return keepQuery(request.url, typeof pageQuery === 'function' ? pageQuery(request) : pageQuery)
}

/** Only these names of the query, in this order, with all their values. */
export function keepQuery(url: string, names: readonly string[]): string {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const given = new URLSearchParams(url.slice(mark + 1))
  const kept = new URLSearchParams(
    names.flatMap(name => given.getAll(name).map((value): [string, string] => [name, value])),
  )
  return kept.size > 0 ? `${url.slice(0, mark)}?${kept}` : url.slice(0, mark)
}
