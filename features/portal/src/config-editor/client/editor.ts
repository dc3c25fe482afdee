import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { completeConfig } from './complete-config.ts'
import { editorTheme, highlighting } from './editor-theme.ts'
import { findRange } from './json-place.ts'
import type { JsonSchema } from './json-schema.ts'

export interface EditorProblem {
  readonly severity: 'error' | 'warning' | 'note'
  /** Of the field, with dots. */
  readonly path: string
  readonly message: string
  readonly code?: string
}

export interface EditorOptions {
  readonly parent: HTMLElement
  readonly label: string
  /** More for listeners, asked for with every look at the text. */
  readonly describe?: () => string
  readonly text: string
  readonly schema: JsonSchema
  /** What is wrong with a configuration that can be read. */
  readonly findProblems: (config: unknown) => readonly EditorProblem[]
  readonly onChange: (text: string) => void
  /** Called with every look at the text. */
  readonly onProblems: (problems: readonly (EditorProblem & { readonly line: number })[]) => void
}

export interface Editor {
  readonly text: string
  replace(text: string): void
  goTo(line: number): void
  focus(): void
  /** Looks at the text again, where `findProblems` has come to know more. */
  check(): void
}

/**
 * An editor of JSON that knows the loader's configuration. It lives in a shadow root, where its styles need no allowance of the page's policy. Tab
 * leaves it, as it leaves any field.
 */
export function createEditor(options: EditorOptions): Editor {
  const root = options.parent.attachShadow({ mode: 'open' })
  let hasError = false
  const look = (view: EditorView): Diagnostic[] => {
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
        linter(look, { delay: 300 }),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': options.label, spellcheck: 'false', tabindex: '0' }),
        // Ids of the page mean nothing in a shadow root: what describes the field is said here once more.
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
