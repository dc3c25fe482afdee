import { identify } from '@bellwether/domain'
import {
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { handleKey } from './search-keys.ts'
import { changeSearch, emptySearch, isAllResults, type ListLine, type SearchState } from './search-state.ts'
import { type AllResults, createSuggester, type Suggestion, type Suggestions } from './suggester.ts'

/** Where suggestions come from, and what happens with the selected one. The same object from one drawing to the next. */
export interface SearchAsking {
  readonly ask: (text: string, signal: AbortSignal) => Promise<Suggestions>
  readonly choose: (suggestion: Suggestion) => void
  /** Follows the last line of the list; needed where `ask` answers with one. */
  readonly chooseAll?: (all: AllResults) => void
  /** What Enter does without a selected suggestion: follow the form's action, or move to the first suggestion. */
  readonly submit: 'follow' | 'choose'
}

const nothing: SearchAsking = { ask: async () => ({ found: [] }), choose: () => {}, submit: 'follow' }

interface SearchBoxParts {
  readonly state: SearchState
  readonly choose: (line: ListLine) => void
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void
  readonly onCompositionEnd: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  readonly onSubmit: (event: SubmitEvent) => void
}

export function useSearchBox(
  input: RefObject<HTMLInputElement | null>,
  { ask, choose: chooseOne, chooseAll, submit }: SearchAsking = nothing,
): SearchBoxParts {
  const [state, dispatch] = useReducer(changeSearch, emptySearch)
  const reported = useRef('')
  const suggester = useMemo(
    () => createSuggester({ ask, show: shown => dispatch({ type: 'answered', state: shown }) }),
    [ask],
  )
  const type = () => suggester.type(input.current?.value ?? '')

  useEffect(() => {
    // Typed before the script arrived.
    const box = input.current
    const { activeElement } = (box?.getRootNode() ?? document) as Document | ShadowRoot
    if (box && activeElement === box && box.value !== box.defaultValue) suggester.type(box.value)
    return () => suggester.stop()
  }, [suggester, input])

  function choose(line: ListLine): void {
    suggester.stop()
    dispatch({ type: 'submitted', hint: null })
    if (isAllResults(line)) {
      chooseAll?.(line)
      return
    }
    if (submit === 'choose' && input.current) input.current.value = line.name
    chooseOne(line)
  }

  function onSubmit(event: SubmitEvent): void {
    const text = input.current?.value.trim() ?? ''
    const reason = identify(text)?.reason ?? null
    if (submit === 'choose' && !reason) {
      event.preventDefault()
      dispatch({ type: 'moved', by: 1 })
      return
    }
    suggester.stop()
    // Reported once without a call; pressing Enter again searches anyway, and the results page says it too.
    const isReported = !reason || (reported.current === text && submit === 'follow')
    if (!isReported) {
      event.preventDefault()
      reported.current = text
    }
    dispatch({ type: 'submitted', hint: reason })
  }

  return {
    state,
    choose,
    onSubmit,
    onCompositionEnd: type,
    onInput({ nativeEvent }) {
      dispatch({ type: 'left line' })
      // While an input method composes, the text in the box is unfinished.
      if (!nativeEvent.isComposing) type()
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'left box' })
    },
    onKeyDown: event => handleKey(event, { state, dispatch, choose }),
  }
}
