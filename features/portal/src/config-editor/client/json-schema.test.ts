import { catalogue } from '@bellwether/catalogue'
import { describe, expect, it } from 'vitest'
import { toEditorSchema } from '../config-schema.ts'
import { type JsonSchema, keyChoices, valueChoices } from './json-schema.ts'

const schema = JSON.parse(JSON.stringify(toEditorSchema())) as JsonSchema
const labels = (choices: readonly { readonly label: string }[]) => choices.map(({ label }) => label)
const config = {
  runtime: { region: 'us' },
  configuration: { overrides: { components: { top: { type: 'top-holdings', settings: { limit: 3 } } } } },
  elementBindings: [{ container: 'x' }],
}
const component = ['configuration', 'overrides', 'components', 'top']

describe('completions', () => {
  it('are the keys of the schema that are not yet present, with their descriptions', () => {
    const found = keyChoices(schema, config, ['runtime'])
    expect(found).toEqual([{ label: 'environment', words: 'Default prod.' }])
    expect(labels(keyChoices(schema, config, []))).not.toContain('runtime')
    expect(labels(keyChoices(schema, config, []))).toContain('css')
    expect(labels(keyChoices(schema, config, ['elementBindings', 0]))).toEqual(['tagName', 'morningstarComponentId'])
  })

  it('are the values that a field accepts', () => {
    expect(labels(valueChoices(schema, config, ['runtime', 'environment']))).toEqual(['"qa"', '"uat"', '"prod"'])
    expect(labels(valueChoices(schema, config, ['debug']))).toEqual(['true', 'false'])
    expect(labels(valueChoices(schema, config, ['usageTracking']))).toEqual(['true', 'false'])
    expect(labels(valueChoices(schema, config, [...component, 'type']))).toEqual(
      Object.keys(catalogue).map(type => JSON.stringify(type)),
    )
  })

  it('depend on the type of the component', () => {
    expect(labels(keyChoices(schema, config, [...component, 'settings']))).toEqual(['marketCode', 'heading', 'locale'])
    const other = { configuration: { overrides: { components: { top: { type: 'quote-header' } } } } }
    expect(labels(keyChoices(schema, other, [...component, 'settings']))).not.toContain('limit')
    expect(labels(valueChoices(schema, other, [...component, 'blueprint']))).toContain('"compact"')
  })

  it('are empty where the schema ends', () => {
    expect(keyChoices(schema, config, ['nowhere', 'at', 'all'])).toEqual([])
    expect(valueChoices(schema, config, ['runtime', 'nonsense'])).toEqual([])
  })
})
