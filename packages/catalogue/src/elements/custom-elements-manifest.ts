import { catalogue } from '../catalogue.ts'
import { commonVariables } from '../shared.ts'
import type { WidgetDescription } from '../widget-description.ts'
import { eventsOf, toName } from './element-types-text.ts'
import { widgetParts, widgetSlots } from './parts.ts'

/** `custom-elements.json`: what editors, Storybook and linters read about the tags. */
export function toCustomElementsManifest(): object {
  return { schemaVersion: '1.0.0', readme: 'README.md', modules: Object.values(catalogue).map(toModule) }
}

function toModule(widget: WidgetDescription): object {
  const { type, tagName, summary, settings, variables } = widget
  const name = `${toName(type)}Element`
  const path = `components/${type}/index.js`
  const types = settings.map(({ kind }) => ({
    text: kind === 'number' ? 'number' : kind === 'switch' ? 'boolean' : 'string',
  }))
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        tagName,
        description: summary,
        superclass: { name: 'HTMLElement' },
        attributes: settings.map(({ attribute, words, name: fieldName, ...rest }, at) => ({
          name: attribute,
          description: words,
          fieldName,
          type: types[at],
          ...('default' in rest && rest.default !== undefined && { default: JSON.stringify(rest.default) }),
        })),
        members: settings.map(({ name: field, words, attribute }, at) => ({
          kind: 'field',
          name: field,
          description: words,
          attribute,
          reflects: true,
          type: types[at],
        })),
        events: eventsOf(widget).map(({ name: event, detail, words }) => ({
          name: event,
          description: words,
          type: { text: `CustomEvent<${detail}>` },
        })),
        cssProperties: [...commonVariables, ...variables].map(({ name: variable, words }) => ({
          name: variable,
          description: words,
        })),
        cssParts: widgetParts.map(({ name: part, words }) => ({ name: part, description: words })),
        slots: widgetSlots.map(({ name: slot, words }) => ({ name: slot, description: words })),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name } }],
  }
}
