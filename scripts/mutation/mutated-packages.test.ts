import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from '../repository-files.ts'
import { mutatedPackages } from './mutated-packages.ts'

let copy: string
let server: ViteDevServer

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'copy-'))
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'))
  server = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [mutatedPackages(copy)],
  })
})
afterAll(async () => {
  await server.close()
  rmSync(copy, { recursive: true })
})

it("finds the repository's packages in the copy, and others where they are", async () => {
  const find = async (id: string) =>
    (await server.environments.ssr.pluginContainer.resolveId(id, join(copy, 'a.ts')))?.id
  expect(await find('@bellwether/domain')).toBe(join(copy, 'packages/domain/src/index.ts'))
  expect(await find('@bellwether/testing')).toBe(join(repositoryRoot, 'packages/testing/src/index.ts'))
  expect(await find('jose')).not.toContain(copy)
})
