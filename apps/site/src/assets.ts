import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createBuiltRenderer, createDevRenderer, type Renderer } from './renderer.ts'

/** Serves what pages load from /assets/ and answers with the renderer that belongs to it. */
export async function serveAssets(app: FastifyInstance, { dev }: { readonly dev: boolean }): Promise<Renderer> {
  return dev ? serveFromVite(app) : serveFromBuild(app)
}

/** File names hold a hash of their content, so browsers may keep them for good. */
async function serveFromBuild(app: FastifyInstance): Promise<Renderer> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../dist/client/', import.meta.url)),
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'deny',
  })
  return createBuiltRenderer()
}

async function serveFromVite(app: FastifyInstance): Promise<Renderer> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')])
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return createDevRenderer(vite)
}
