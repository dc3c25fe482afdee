import type { PublishedComponent } from '@bellwether/contract'
import { buildModule } from './build-module.ts'
import type { Publication } from './publication.ts'
import { versionOf } from './published-widgets.ts'

export const helperType = 'mwc-application-helper'

/** The module that the loader starts before the components, beside the versions that are published already. */
export async function publishHelper(
  publication: Publication,
  before: PublishedComponent | undefined,
): Promise<PublishedComponent> {
  const version = versionOf('packages/application-helper')
  const { js } = await buildModule(`export { start } from '@bellwether/application-helper'`, {})
  const files = [publication.add(`components/${helperType}/${version}/index.js`, js)]
  return { versions: { ...before?.versions, [version]: { files } } }
}
