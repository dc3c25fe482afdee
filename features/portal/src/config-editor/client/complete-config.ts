import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import { findPosition } from './json-position.ts'
import { type Choice, type JsonSchema, keyChoices, valueChoices } from './json-schema.ts'
import { parsePartialJson } from './parse-partial-json.ts'

/** Completes the keys and values that the schema allows at the cursor. */
export function completeConfig(schema: JsonSchema): CompletionSource {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString()
    const place = findPosition(text, pos)
    // Between tokens, complete only on request.
    if (!place || (place.from === place.to && !explicit)) return null
    const value = parsePartialJson(text)
    const toCompletion = ({ label, words }: Choice): Completion => {
      const shown = place.kind === 'key' ? JSON.stringify(label) : label
      return {
        label: shown,
        apply: place.kind === 'key' && !place.hasColon ? `${shown}: ` : shown,
        type: place.kind === 'key' ? 'property' : 'constant',
        ...(words && { info: words }),
      }
    }
    const choices = (place.kind === 'key' ? keyChoices : valueChoices)(schema, value, place.path)
    return choices.length > 0
      ? { from: place.from, to: place.to, options: choices.map(toCompletion), filter: true }
      : null
  }
}
