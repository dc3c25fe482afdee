import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { completeConfig } from './complete-config.ts'
import { editorTheme, highlighting } from './editor-theme.ts'
import { findRange } from './json-position.ts'
import type { JsonSchema } from './json-schema.ts'

export interface EditorProblem {
  readonly severity: 'error' | 'warning' | 'note'
  /** The path of the field, separated by dots. */
  readonly path: string
  readonly message: string
  readonly code?: string
}

/** A problem at a line of the text. */
export type PlacedProblem = EditorProblem & { readonly line: number }

export interface EditorOptions {
  readonly parent: HTMLElement
  readonly label: string
  /** The accessible description, read at every check. */
  readonly describe?: () => string
  readonly text: string
  readonly schema: JsonSchema
  /** Problems of a configuration that parses. */
  readonly findProblems: (config: unknown) => readonly EditorProblem[]
  readonly onChange: (text: string) => void
  /** Called at every check. */
  readonly onProblems: (problems: readonly PlacedProblem[]) => void
}

export interface Editor {
  readonly text: string
  replace(text: string): void
  goTo(line: number): void
  focus(): void
  /** Checks the text again, for example after `findProblems` has new information. */
  check(): void
  remove(): void
}

/**
 * A JSON editor for the loader's configuration. It lives in a shadow root, where its styles need no exception in the page's CSP. Tab moves the focus
 * out of it, as in any other field.
 */
export function createEditor(options: EditorOptions): Editor {
  const root = options.parent.shadowRoot ?? options.parent.attachShadow({ mode: 'open' })
  let hasError = false
  const check = (view: EditorView): Diagnostic[] => {
    const text = view.state.doc.toString()
    const found = findDiagnostics(view, text, options)
    hasError = found.some(({ problem }) => problem.severity === 'error')
    options.onProblems(found.map(({ problem, from }) => ({ ...problem, line: view.state.doc.lineAt(from).number })))
    return found.map(({ problem, from, to }) => ({
      from,
      to,
      severity: problem.severity === 'note' ? 'info' : problem.severity,
      message: problem.code ? `${problem.message} (${problem.code})` : problem.message,
    }))
  }
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        json(),
        syntaxHighlighting(highlighting),
        autocompletion({ override: [completeConfig(options.schema)], icons: false }),
        linter(check, { delay: 300 }),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': options.label, spellcheck: 'false', tabindex: '0' }),
        // Ids of the page cannot be referenced from a shadow root, so the description is repeated here.
        EditorView.contentAttributes.of(() => ({
          'aria-invalid': String(hasError),
          ...(options.describe && { 'aria-description': options.describe() }),
        })),
        EditorView.updateListener.of(update => {
          if (update.docChanged) options.onChange(update.state.doc.toString())
        }),
        editorTheme,
      ],
    }),
  })
  return {
    get text() {
      return view.state.doc.toString()
    },
    replace: text => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    goTo(line) {
      view.dispatch({ selection: { anchor: view.state.doc.line(line).from }, scrollIntoView: true })
      view.focus()
    },
    focus: () => view.focus(),
    check: () => forceLinting(view),
    remove: () => view.destroy(),
  }
}

interface Found {
  readonly problem: EditorProblem
  readonly from: number
  readonly to: number
}

function findDiagnostics(view: EditorView, text: string, { findProblems }: EditorOptions): readonly Found[] {
  const [syntax] = jsonParseLinter()(view)
  if (syntax)
    return [{ problem: { severity: 'error', path: '', message: syntax.message }, from: syntax.from, to: syntax.to }]
  return findProblems(JSON.parse(text)).map(problem => ({ problem, ...findRange(text, problem.path) }))
}
