import { planReservedHeight } from '@bellwether/config-check'
import type { LoaderConfig } from '@bellwether/contract'

/** For a snippet: the styles that reserve the places of its widgets. Empty where nothing is placed. */
export function toReservedPlaces(config: LoaderConfig): string {
  const rules = planReservedHeight(config, config.configuration?.overrides?.components ?? {})
  if (rules === '') return ''
  return `<style>
  /* Reserves the space until the widget is there: nothing on the page moves. */
${rules.replaceAll(/^/gm, '  ')}
</style>
`
}
