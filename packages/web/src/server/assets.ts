import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createBuiltRenderer, createDevRenderer, type Renderer, type SiteBuild } from './renderer.ts'

/** Serves /assets/ and resolves to the renderer that uses them. */
export async function serveAssets(
  app: FastifyInstance,
  build: SiteBuild,
  { dev }: { readonly dev: boolean },
): Promise<Renderer> {
  return dev ? serveFromVite(app, build) : serveFromBuild(app, build)
}

/** File names contain a hash of their content, so browsers may cache them indefinitely. */
async function serveFromBuild(app: FastifyInstance, build: SiteBuild): Promise<Renderer> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('dist/client/', build.root)),
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'deny',
  })
  return createBuiltRenderer(build)
}

async function serveFromVite(app: FastifyInstance, build: SiteBuild): Promise<Renderer> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')])
  const vite = await createServer({
    configFile: fileURLToPath(new URL('vite.config.ts', build.root)),
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return createDevRenderer(vite, build)
}
