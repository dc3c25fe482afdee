import type { Viewer } from './viewer.ts'

/** Key in the browser's storage; `true` or `false` as text. */
export const streamingPreferenceKey = 'LIVE_STREAMING'

export interface StreamingStart {
  /** What storage holds under the key; null when nothing. */
  readonly stored: string | null
  readonly streamable: boolean
  readonly viewer: Viewer
}

/** Whether live prices start on their own. Until the viewer is known they wait, as it may be an elective professional. */
export function startsStreaming({ stored, streamable, viewer }: StreamingStart): boolean {
  if (stored !== 'true' || !streamable) return false
  return viewer.kind === 'user' ? !viewer.electiveProfessional : viewer.loaded
}
