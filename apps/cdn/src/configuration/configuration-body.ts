import { type ComponentConfiguration, componentConfigurationSchema } from '@bellwether/contract'
import { Check, Errors } from 'typebox/value'
import { ConfigBodyError } from '../errors.ts'

const mostBytes = 200_000

/** Text of a configuration, or what is wrong with it and where. */
export function parseConfiguration(text: string): ComponentConfiguration {
  if (text.length > mostBytes) throw new ConfigBodyError('the text', `is longer than ${mostBytes} characters`)
  const given = parseJson(text)
  if (Check(componentConfigurationSchema, given)) return given
  const [problem] = Errors(componentConfigurationSchema, given)
  throw new ConfigBodyError(problem?.instancePath || 'the text', problem?.message ?? 'is no configuration')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConfigBodyError('the text', `is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
}
