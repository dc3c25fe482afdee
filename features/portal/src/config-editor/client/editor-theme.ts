import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const mono = 'var(--bw-font-code)'

/** Uses the design tokens, so that it follows the page's colour scheme. */
export const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--bw-series-3)' },
  { tag: tags.string, color: 'var(--bw-up)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--bw-series-2)' },
])

const tooltip = {
  border: '1px solid var(--bw-rule-strong)',
  borderRadius: '6px',
  backgroundColor: 'var(--bw-surface)',
  color: 'var(--bw-ink)',
}

export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--bw-ink)', backgroundColor: 'var(--bw-sunken)', fontSize: '13px' },
  '&.cm-focused': { outline: '3px solid var(--bw-accent)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.65' },
  '.cm-content': { caretColor: 'var(--bw-ink)', padding: '10px 0' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--bw-ink-2)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--bw-accent) 7%, transparent)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--bw-accent-wash)' },
  '.cm-tooltip': tooltip,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: mono, maxHeight: '14em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--bw-accent)',
    color: 'var(--bw-on-accent)',
  },
  '.cm-completionInfo': { maxWidth: '320px', padding: '8px 12px' },
  '.cm-diagnostic': { padding: '6px 12px', maxWidth: '420px' },
})
