import type { ComponentConfiguration } from '@bellwether/contract'
import { readConfiguration } from '@bellwether/contract/configuration-text'
import { ConfigBodyError } from '../errors.ts'

/** Text of a configuration, or the first thing that is wrong with it and where. */
export function parseConfiguration(text: string): ComponentConfiguration {
  const reading = readConfiguration(text)
  if ('configuration' in reading) return reading.configuration
  const [{ path, problem } = { path: '', problem: 'is no configuration' }] = reading.problems
  throw new ConfigBodyError(path || 'the text', problem)
}
