import { heading, locale, type Setting, toAttribute } from './setting.ts'
import { labelOf, tagNameOf, type WidgetBasics } from './widget-basics.ts'
import type { SettingDescription, WidgetDescription, WidgetDetails } from './widget-description.ts'

const sharedWords: Readonly<Record<string, string>> = {
  marketCode: 'The security: exchange and ticker, or FUND and SEDOL.',
  heading: "Replaces the widget's own heading; an empty string removes it.",
  locale: 'Language, such as de-DE; by default that of the configuration, or of the page.',
  limit: 'Maximum number of rows.',
  live: 'Whether prices are streamed; needs a token with the scope prices:stream.',
}

export function describeWidget(basics: WidgetBasics, details: WidgetDetails): WidgetDescription {
  const { words, parameters = [], ...about } = details
  return {
    blueprints: [],
    events: [],
    variables: [],
    ...basics,
    ...about,
    title: about.title ?? basics.heading,
    tagName: tagNameOf(basics),
    label: labelOf(basics),
    settings: [...basics.settings, heading, locale].map(setting => describeSetting(setting, words)),
    query: [...(basics.query ?? []), ...parameters],
  }
}

function describeSetting(setting: Setting, own: Readonly<Record<string, string>> = {}): SettingDescription {
  const { name } = setting
  return { ...setting, attribute: toAttribute(name), words: own[name] ?? sharedWords[name] ?? '' }
}
