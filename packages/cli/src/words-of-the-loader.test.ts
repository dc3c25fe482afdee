import { expect, it } from 'vitest'
import { toApp } from '../../loader/src/configuration.ts'
import { fetchClientBundle } from '../../loader/src/extras/client-bundle.ts'
import { fillConfig } from '../../loader/src/fill-config.ts'
import { run as runExtras } from '../../loader/src/lazy/extras.ts'
import type { Working } from '../../loader/src/session.ts'
import { run } from './run.ts'
import { wrongConfigurations } from './wrong-configurations.fixture.ts'

const wentOn = new Error('The loader has no objection and asks for the manifest.')

/** What load() rejects with, by the loader's own parts and in their order. */
async function loaderSays(input: unknown): Promise<unknown> {
  const [config, isPlain] = fillConfig(input, 'https://cdn.example/cdn/loader/1/bellwether.js')
  const manifest = Promise.reject(wentOn)
  manifest.catch(() => {})
  const session = { config, cdns: [], manifest, warn() {} } as unknown as Working
  const context = {} as Parameters<typeof runExtras>[2]
  await (isPlain ? session.manifest : runExtras(input, session, context)).catch(ignoreWentOn)
  const { components } = toApp({}, config)
  return config.component.source.useClientSpecificBundle ? fetchClientBundle(session, components) : null
}

function ignoreWentOn(error: unknown): void {
  if (error !== wentOn) throw error
}

interface Said {
  readonly severity: string
  readonly message: string
  readonly code?: string
}

async function checkSays(input: unknown): Promise<Said | undefined> {
  const readInput = async () => JSON.stringify(input)
  const surroundings = { folder: '/', readInput, async writeFile() {}, now: () => 0 }
  const { stdout } = await run(['check', '-', '--json'], surroundings)
  const { problems } = JSON.parse(stdout) as { readonly problems: readonly Said[] }
  return problems.find(({ severity }) => severity !== 'warning')
}

it.each(wrongConfigurations)(
  '[LD-ERROR-20] check says of a wrong configuration what the loader would: %s',
  async (_, config) => {
    const said = await checkSays(config)
    const words = said?.message.replace(/ The page must add it at run time\.$/, '')
    const code = said?.severity === 'note' ? 'LOADER_TOKEN_REQUIRED' : said?.code
    await expect(loaderSays(config)).rejects.toMatchObject({ message: words, code })
  },
)
