import { Check, Errors } from 'typebox/value'
import { type ComponentConfiguration, componentConfigurationSchema } from './component-configuration.ts'
import { isVersionRange } from './version-range.ts'

/** Not in the index: the checker is for servers, and widgets have no room for it. */

/** Of a configuration, and of a draft of one. */
export const maxCharacters = 200_000

export interface ConfigurationProblem {
  /** JSON pointer; empty for the text as a whole. */
  readonly path: string
  /** To follow the path: 'must have required properties type'. */
  readonly problem: string
}

export type ConfigurationReading =
  | { readonly configuration: ComponentConfiguration }
  | { readonly problems: readonly ConfigurationProblem[] }

/** A configuration from its text, or what is wrong with it and where: several things at once, as many as the checker tells. */
export function readConfiguration(text: string): ConfigurationReading {
  const whole = (problem: string) => ({ problems: [{ path: '', problem }] })
  if (text.length > maxCharacters) return whole(`is longer than ${maxCharacters} characters`)
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    return whole(`is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
  if (!Check(componentConfigurationSchema, given)) {
    const found = Errors(componentConfigurationSchema, given)
    return { problems: found.map(({ instancePath, message }) => ({ path: instancePath, problem: message })) }
  }
  const problems = Object.entries(given.components).flatMap(([id, { version }]) =>
    version === undefined || isVersionRange(version)
      ? []
      : [{ path: `/components/${toPointer(id)}/version`, problem: 'must be such as 1.2.3, ~1.2, ^1 or *' }],
  )
  return problems.length > 0 ? { problems } : { configuration: given }
}

/** RFC 6901. */
export function toPointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
