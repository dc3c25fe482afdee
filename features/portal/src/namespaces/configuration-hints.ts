import { catalogue, findSettingProblems, findWidget } from '@bellwether/catalogue'
import type { ComponentConfiguration } from '@bellwether/contract'
import { type ConfigurationProblem, toPointer } from '@bellwether/contract/configuration-text'

/** Valid but probably unintended: an unknown component type, or a setting the widget would reject. */
export function findConfigurationHints({ components }: ComponentConfiguration): readonly ConfigurationProblem[] {
  return Object.entries(components).flatMap(([id, { type, settings = {} }]) => {
    const path = `/components/${toPointer(id)}`
    const widget = findWidget(type)
    if (!widget)
      return [{ path: `${path}/type`, problem: `is not one of our widgets (${Object.keys(catalogue).join(', ')})` }]
    return findSettingProblems(widget, settings).map(problem => ({
      path: `${path}/settings${problem.path}`,
      problem: `should be ${problem.right}`,
    }))
  })
}
