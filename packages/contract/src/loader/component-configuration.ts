import Type, { type Static } from 'typebox'

/** What the configuration API, a config.json or the page itself says of one component. */
export const componentEntrySchema = Type.Object({
  type: Type.String({ description: 'Key of the component in components.json.' }),
  version: Type.Optional(Type.String({ description: 'Exact, tilde, caret or wildcard. Default *.' })),
  blueprint: Type.Optional(Type.String({ description: 'Named layout of the component.' })),
  settings: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'Settings of the component.' })),
})

/** `components` by component id, which is what `morningstarComponentId` of an element binding names. */
export const componentConfigurationSchema = Type.Object({
  components: Type.Record(Type.String(), componentEntrySchema),
})

export type ComponentEntry = Static<typeof componentEntrySchema>
export type ComponentConfiguration = Static<typeof componentConfigurationSchema>

/** Any part of a configuration, merged over it. */
export interface ConfigurationOverrides {
  readonly components?: Readonly<Record<string, Partial<ComponentEntry>>>
  readonly [key: string]: unknown
}
