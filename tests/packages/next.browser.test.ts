import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectConsole, launchBrowser } from '@bellwether/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { buildPackages } from '../../scripts/packages/build-packages.ts'
import { repositoryRoot } from '../../scripts/repository-files.ts'
import { installOnce } from './install-once.ts'
import { installTarballs, packAll } from './install-project.ts'
import { buildNext, type NextServer, startNext } from './next-server.ts'
import { checkTypes } from './run-command.ts'

const source = join(import.meta.dirname, 'next-project')
// Turbopack compares paths after following links, and the temporary folder may be one.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'next-')))
const project = join(folder, 'project')
let server: NextServer
let browser: Browser

beforeAll(async () => {
  const [folders, installed] = await Promise.all([buildPackages(join(folder, 'built')), installOnce(source)])
  const typebox = join(repositoryRoot, 'node_modules/typebox')
  const tarballs = await packAll([...folders, typebox], join(folder, 'tarballs'))
  cpSync(source, project, { recursive: true })
  cpSync(installed, join(project, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  await installTarballs(project, Object.values(tarballs))
  await checkTypes(project)
  await buildNext(project)
  ;[server, browser] = await Promise.all([startNext(project), launchBrowser()])
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const share = () => `${server.origin}/shares/LSE:HVL`

it('[LD-PACKAGE-2] of the Next.js App Router is drawn on the server with empty boxes', async () => {
  const response = await fetch(share())
  expect(response.status).toBe(200)
  const boxes = '<div class="price"></div><div class="headlines"></div>'
  expect(await response.text()).toContain(`<main><h1>Research</h1>${boxes}`)
})

it('[LD-PACKAGE-3] of the Next.js App Router hydrates and loads the loader once', async () => {
  const page = await browser.newPage()
  const { problems } = await collectConsole(page)
  const scripts: string[] = []
  const cdn = 'https://research.example'
  await page.route(`${cdn}/**`, async route => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname.endsWith('/bellwether.js')) scripts.push(pathname)
    await route.fulfill({ response: await route.fetch({ url: `${inject('origin')}${pathname}${search}` }) })
  })
  await page.goto(share())
  const price = page.locator('.price')
  await price.getByText('More on Harrow & Vale plc').waitFor()
  await expect.poll(() => page.locator('.headlines li').count()).toBe(3)

  await page.getByRole('link', { name: 'Brackwell' }).click()
  await price.getByText('More on Brackwell plc').waitFor()
  expect(await price.locator('bw-quote-header').count()).toBe(1)
  expect(scripts).toEqual([expect.stringContaining('/loader/')])
  expect(problems()).toEqual([])
  await page.close()
})
