import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from '@bellwether/cdn/publish'
import { startTestCdn, type TestCdn } from '@bellwether/testing'

/** A CDN of its own with the widgets as `npm run cdn:publish -- FOLDER --runtime preact` publishes them. */
export async function startSlimCdn(): Promise<TestCdn> {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-slim-'))
  try {
    const [cdn] = await Promise.all([startTestCdn(), publish({ folder, runtime: 'preact' })])
    for (const path of globSync('**/*.{js,css,json}', { cwd: folder }))
      cdn.publish(`cdn/${path}`, readFileSync(join(folder, path), 'utf8'))
    return cdn
  } finally {
    rmSync(folder, { recursive: true })
  }
}
