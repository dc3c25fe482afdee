import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { type InPlaceState, nextInPlace } from './in-place-state.ts'

interface Asked<View> {
  /** By a link, or by going back. */
  readonly isVisit?: boolean
  /** Once the answer is on the page, before it is painted. */
  readonly onShown?: (box: HTMLElement, view: View) => void
  /** Where there is no answer; without it, what is shown says so. */
  readonly onFailure?: (() => void) | null
}

interface Answers<View> {
  /** Of the element around what is shown. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly state: InPlaceState<View>
  readonly load: (ask: (signal: AbortSignal) => Promise<unknown> | undefined, asked: Asked<View>) => Promise<void>
}

/** What is shown, and its successors: the latest question counts, and earlier ones are given up. */
export function useAnswers<View>(drawn: View): Answers<View> {
  const [state, dispatch] = useReducer(nextInPlace<View>, { view: drawn, status: 'settled', visits: 0 })
  const box = useRef<HTMLDivElement>(null)
  const asking = useRef<AbortController>(null)
  const answered = useRef<{ readonly view: View; readonly onShown: Asked<View>['onShown'] | undefined }>(null)

  useLayoutEffect(() => {
    if (answered.current?.view !== state.view) return
    if (box.current) answered.current.onShown?.(box.current, state.view)
    answered.current = null
  })
  useEffect(() => () => asking.current?.abort(), [])

  return {
    box,
    state,
    async load(ask, { isVisit = false, onShown, onFailure }) {
      asking.current?.abort()
      asking.current = new AbortController()
      const { signal } = asking.current
      dispatch({ kind: 'asked' })
      try {
        const view = (await ask(signal)) as View
        if (signal.aborted) return
        answered.current = { view, onShown }
        dispatch({ kind: 'answered', view, isVisit })
      } catch {
        if (signal.aborted) return
        dispatch({ kind: 'failed' })
        onFailure?.()
      }
    },
  }
}
