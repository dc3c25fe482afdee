import { sendFile } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { makePluginArchive } from './plugin-archive.ts'

/** `/developers/wordpress/bellwether.zip`: the plugin for WordPress. */
export function wordpressRoute(app: FastifyInstance, { publicOrigin }: DevelopersContext): void {
  const archive = makePluginArchive(publicOrigin)
  app.get('/developers/wordpress/bellwether.zip', async (_request, reply) => {
    sendFile(reply, 'application/zip', 'bellwether.zip', archive)
    return reply
  })
}
