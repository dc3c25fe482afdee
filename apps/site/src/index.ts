import fastifyPlugin from 'fastify-plugin'
import { type SiteOptions, sitePlugin as plugin } from './site.ts'

export type { SiteOptions }
export const sitePlugin = fastifyPlugin<SiteOptions>(plugin, { name: 'site', fastify: '5.x' })
