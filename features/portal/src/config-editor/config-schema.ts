import { catalogue, settingsSchemaOf } from '@bellwether/catalogue'
import { componentEntrySchema, toLoaderConfigJsonSchema } from '@bellwether/contract'

interface Group {
  readonly properties: Readonly<Record<string, object>>
}

/** The JSON Schema of the loader configuration, including the settings of each component type, for editors. */
export function toEditorSchema(): Record<string, unknown> {
  const schema = toLoaderConfigJsonSchema()
  const { properties } = schema as unknown as { readonly properties: Readonly<Record<string, Group>> }
  const { configuration, delivery } = properties
  const withComponents = (group: Group | undefined, field: string) => ({
    ...group,
    properties: { ...group?.properties, [field]: { ...group?.properties[field], ...componentsSchema } },
  })
  return {
    ...schema,
    properties: {
      ...properties,
      configuration: withComponents(configuration, 'overrides'),
      delivery: withComponents(delivery, 'configuration'),
    },
  }
}

/** The JSON Schema of a component configuration, as stored in a namespace. */
export function toComponentsEditorSchema(): Record<string, unknown> {
  const { $schema } = toLoaderConfigJsonSchema() as { readonly $schema?: unknown }
  return { ...($schema !== undefined && { $schema }), title: 'Component configuration', ...componentsSchema }
}

const { properties: entry } = JSON.parse(JSON.stringify(componentEntrySchema)) as Group

const componentsSchema = {
  type: 'object',
  properties: {
    components: {
      type: 'object',
      description: 'By component id, as referenced by morningstarComponentId in an element binding.',
      additionalProperties: {
        type: 'object',
        properties: {
          ...entry,
          type: { ...entry.type, enum: Object.keys(catalogue) },
        },
        allOf: Object.values(catalogue).map(widget => ({
          if: { properties: { type: { const: widget.type } } },
          // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
          then: {
            properties: {
              settings: settingsSchemaOf(widget),
              ...(widget.blueprints.length > 0 && { blueprint: { enum: widget.blueprints.map(({ name }) => name) } }),
            },
          },
        })),
      },
    },
  },
}
