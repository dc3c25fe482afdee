import { catalogue } from '../catalogue.ts'
import type { SettingDescription } from '../widget-description.ts'

/** Tags and attributes for editors: the value of `html.customData` of Visual Studio Code names the file. */
export function toHtmlCustomData(): object {
  return {
    version: 1.1,
    tags: Object.values(catalogue).map(({ tagName, summary, settings, blueprints }) => ({
      name: tagName,
      description: summary,
      attributes: [
        ...settings.map(setting => ({
          name: setting.attribute,
          description: setting.words,
          ...(setting.kind === 'switch' && { valueSet: 'v' }),
          ...toValues(setting),
        })),
        ...(blueprints.length > 0
          ? [
              {
                name: 'blueprint',
                description: 'Named layout of the widget.',
                values: blueprints.map(({ name, words }) => ({ name, description: words })),
              },
            ]
          : []),
      ],
    })),
  }
}

function toValues(setting: SettingDescription): object {
  return setting.kind === 'choice' ? { values: setting.choices.map(name => ({ name })) } : {}
}
