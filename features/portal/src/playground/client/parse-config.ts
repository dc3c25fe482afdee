import type { Config } from './workbench-state.ts'

/** Null for a text that is no configuration yet. */
export function parseConfig(text: string): Config | null {
  try {
    const config: unknown = JSON.parse(text)
    return typeof config === 'object' && config !== null && !Array.isArray(config) ? (config as Config) : null
  } catch {
    return null
  }
}
