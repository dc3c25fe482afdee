import fastifyPlugin from 'fastify-plugin'
import { sitePlugin as plugin, type SiteOptions } from './site.ts'

export type { OpenIdSettings } from '@bellwether/accounts'
export type { Firm } from '@bellwether/web'
export type { SiteOptions }
export const sitePlugin = fastifyPlugin<SiteOptions>(plugin, { name: 'site', fastify: '5.x' })
