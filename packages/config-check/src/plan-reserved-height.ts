import { findWidget, type ReservedPlace, reservedHeight, reservedHeightRules } from '@bellwether/catalogue'
import type { ComponentConfiguration, ComponentEntry } from '@bellwether/contract'
import type { FullConfig } from '@bellwether/loader/rules'

/**
 * Styles for the containers of the widgets placed at the start, while they are empty: nothing below moves when a widget
 * comes. Empty where none is of our catalogue.
 */
export function planReservedHeight(
  { elementBindings = [], lazy }: FullConfig,
  components: ComponentConfiguration['components'],
): string {
  const kept = elementBindings.flatMap(({ container, morningstarComponentId: id }): ReservedPlace[] => {
    const entry: ComponentEntry = components[id] ?? { type: id }
    const widget = findWidget(entry.type)
    if (!widget || (lazy && !lazy.bundlesToDownload?.includes(entry.type))) return []
    return [
      { selector: `${toIdSelector(container)}:empty`, height: reservedHeight(widget, entry.settings, entry.blueprint) },
    ]
  })
  return kept.length > 0 ? reservedHeightRules(kept) : ''
}

/** By attribute, where any text may stand; what could end the text or the style element around it is escaped. */
function toIdSelector(id: string): string {
  if (/^[A-Za-z][\w-]*$/.test(id)) return `#${id}`
  const escaped = id.replace(/[^\w -]/g, character => `\\${character.codePointAt(0)?.toString(16)} `)
  return `[id="${escaped}"]`
}
