import type { EditorProblem } from '../../config-editor/client/editor.ts'
import type { PreviewMessage } from './preview-message.ts'
import type { Shared } from './share.ts'

export type Config = Readonly<Record<string, unknown>>

/** A configuration in the preview; another number is another document. */
export interface Run {
  readonly number: number
  readonly config: Config
  readonly theme: string
}

export interface WorkbenchState {
  readonly security: string
  readonly theme: string
  /** Of the preview, in pixels; 0 for full width. */
  readonly width: number
  readonly run: Run | null
  readonly messages: readonly PreviewMessage[]
  /** The loader's own error about what runs. */
  readonly refusal: EditorProblem | null
  /** What became of sharing. */
  readonly said: string
}

export type WorkbenchEvent =
  | { readonly kind: 'edited' }
  | { readonly kind: 'ran'; readonly config: Config; readonly security: string }
  | { readonly kind: 'received'; readonly message: PreviewMessage }
  | { readonly kind: 'chose'; readonly choice: Partial<Pick<WorkbenchState, 'security' | 'theme' | 'width'>> }
  | { readonly kind: 'said'; readonly text: string }

export function firstWorkbench(shared: Shared | null, said: string): WorkbenchState {
  const { theme = 'auto', width = 0 } = shared ?? {}
  return { security: '', theme, width, run: null, messages: [], refusal: null, said }
}

export function nextWorkbench(state: WorkbenchState, event: WorkbenchEvent): WorkbenchState {
  switch (event.kind) {
    case 'edited':
      return { ...state, refusal: null }
    case 'ran':
      return { ...runAgain(state, event.config, state.theme), security: event.security }
    case 'received':
      return {
        ...state,
        messages: [...state.messages, event.message],
        refusal: event.message.kind === 'refused' ? { severity: 'error', ...event.message } : state.refusal,
      }
    case 'chose': {
      const chosen = { ...state, ...event.choice }
      const isOtherTheme = state.run !== null && chosen.theme !== state.theme
      return isOtherTheme ? runAgain(chosen, state.run.config, chosen.theme) : chosen
    }
    case 'said':
      return { ...state, said: event.text }
  }
}

function runAgain(state: WorkbenchState, config: Config, theme: string): WorkbenchState {
  return { ...state, messages: [], run: { number: (state.run?.number ?? 0) + 1, config, theme } }
}
