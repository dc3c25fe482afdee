import { loaderConfigSchema } from './loader-config-schema.ts'

/** The schema as others read it: for editors, and for `check` in a build. What only code can hold is any value. */
export function toLoaderConfigJsonSchema(): Record<string, unknown> {
  const published = JSON.stringify(loaderConfigSchema, (key, value) => (key === 'tsType' ? undefined : value))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Bellwether loader configuration',
    ...JSON.parse(published),
  }
}
