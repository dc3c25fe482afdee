import { catalogue, findSettingProblems, findWidget } from '@bellwether/catalogue'
import type { ComponentConfiguration } from '@bellwether/contract'
import { type ConfigurationProblem, toPointer } from '@bellwether/contract/configuration-text'

/** What can be stored and is probably not meant: a component that is none of ours, or a setting that it would not take. */
export function findConfigurationHints({ components }: ComponentConfiguration): readonly ConfigurationProblem[] {
  return Object.entries(components).flatMap(([id, { type, settings = {} }]) => {
    const path = `/components/${toPointer(id)}`
    const widget = findWidget(type)
    if (!widget)
      return [{ path: `${path}/type`, problem: `is none of ours, which are ${Object.keys(catalogue).join(', ')}` }]
    return findSettingProblems(widget, settings).map(problem => ({
      path: `${path}/settings${problem.path}`,
      problem: `should be ${problem.right}`,
    }))
  })
}
