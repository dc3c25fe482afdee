import Type, { type TObject } from 'typebox'
import { ruleOf } from './setting-rule.ts'
import type { WidgetDescription } from './widget-description.ts'

/** JSON Schema of `settings` in a component configuration. */
export function settingsSchemaOf(widget: WidgetDescription): TObject {
  const fields = widget.settings.map(setting => {
    const { schema } = ruleOf(setting)
    return [setting.name, setting.required ? schema : Type.Optional(schema)] as const
  })
  return Type.Object(Object.fromEntries(fields), { additionalProperties: false })
}
