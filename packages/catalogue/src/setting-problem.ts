import { ruleOf } from './setting-rule.ts'
import type { WidgetDescription } from './widget-description.ts'

export interface SettingProblem {
  /** JSON pointer below `settings`. */
  readonly path: string
  /** Undefined for a setting that is missing. */
  readonly given: unknown
  /** What a valid value is, to follow 'should be'. */
  readonly right: string
}

/** Invalid and unknown settings; empty if all are valid. */
export function findSettingProblems(
  widget: WidgetDescription,
  settings: Readonly<Record<string, unknown>>,
): readonly SettingProblem[] {
  const wrong = widget.settings.flatMap(setting => {
    const given = settings[setting.name]
    if (given === undefined && !setting.required) return []
    const { isRight, right } = ruleOf(setting)
    return isRight(given) ? [] : [{ path: `/${setting.name}`, given, right }]
  })
  const known = widget.settings.map(({ name }) => name)
  const unknown = Object.keys(settings)
    .filter(name => !known.includes(name))
    .map(name => ({ path: `/${name}`, given: settings[name], right: `one of ${known.join(', ')}` }))
  return [...wrong, ...unknown]
}
