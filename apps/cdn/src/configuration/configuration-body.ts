import type { ComponentConfiguration } from '@bellwether/contract'
import { readConfiguration } from '@bellwether/contract/configuration-text'
import { ConfigBodyError } from '../errors.ts'

/** Parses a configuration; throws the first problem with its path. */
export function parseConfiguration(text: string): ComponentConfiguration {
  const reading = readConfiguration(text)
  if ('configuration' in reading) return reading.configuration
  const [{ path, problem } = { path: '', problem: 'is not a configuration' }] = reading.problems
  throw new ConfigBodyError(path || 'the text', problem)
}
