import type { ApplicationContext, ApplicationHelperModule, ComponentsManifest } from '@bellwether/contract'
import { getAddress } from '../address.ts'
import { findBundle } from '../bundles.ts'
import { bundleNotFound } from '../errors.ts'
import { createFiles } from '../files.ts'
import { fetchManifest } from '../manifest.ts'
import type { Working } from '../session.ts'
import { limit } from './limit.ts'

const name = 'mwc-application-helper'

/** Before the components, from the CDN of its own environment. One that fails is logged and skipped. */
export async function startApplicationHelper(
  session: Working,
  manifest: ComponentsManifest,
  context: ApplicationContext,
): Promise<void> {
  const { config, skip } = session
  const { environment = 'prod', version = '*' } = config.mwc?.[name] ?? {}
  try {
    const isElsewhere = environment !== config.component.source.environment
    const own = isElsewhere ? { ...session, cdns: [getAddress(config.delivery.cdn, environment)] } : session
    const bundle = findBundle(isElsewhere ? await fetchManifest(own, []) : manifest, name, version)
    if (!bundle) throw bundleNotFound(name)
    const runHelper = await createFiles(
      own,
      Promise.resolve(() => true),
    ).prepare(bundle.files)
    const helper = (await runHelper()) as ApplicationHelperModule
    const stop = await limit(helper.start(context), config.delivery.timeoutMs)
    if (stop) session.signal.addEventListener('abort', stop)
  } catch {
    skip(name)
  }
}
