import type { ComponentConfiguration } from '@bellwether/contract'
import type { FullConfig } from './defaults.ts'
import { componentsMissing } from './errors.ts'
import { isDictionary, merge } from './merge.ts'

/** With the host's overrides. An answer that is no object has no components. */
export function toApp(answer: unknown, { configuration }: FullConfig): ComponentConfiguration {
  const app = merge(merge({}, answer), configuration.overrides) as Partial<ComponentConfiguration>
  if (!isDictionary(app.components)) throw componentsMissing()
  return app as ComponentConfiguration
}
