import { type MarketCode, parseWatchlistChange } from '@bellwether/domain'
import { type SubmitEvent, startTransition, useActionState, useContext, useOptimistic, useRef } from 'react'
import { useLists } from './use-lists.ts'
import { expectChange, type ListOfStar, listsOfStar, type StarChange, WatchingContext } from './watching.ts'

interface StarState {
  readonly lists: readonly ListOfStar[]
  readonly problem: string | null
  /** Of every form of the star. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The lists of one security: as the server has drawn them, then as this browser knows them, and at once as they are going to be. */
export function useStar(marketCode: MarketCode, drawn: readonly ListOfStar[]): StarState {
  const watching = useContext(WatchingContext)
  const known = useLists()
  const [lists, expect] = useOptimistic(known ? listsOfStar(known, marketCode) : drawn, expectChange)
  const isPlain = useRef(false)
  const [problem, store] = useActionState(
    async (_: string | null, { change, sendAsForm }: { change: StarChange; sendAsForm: () => void }) => {
      expect(change)
      await nextTask()
      try {
        await watching?.change(change)
        return null
      } catch (error) {
        if (watching?.hasServer) sendAsForm()
        return error instanceof Error ? error.message : 'Your browser does not allow watchlists to be saved.'
      }
    },
    null,
  )

  return {
    lists,
    problem: watching?.hasServer ? null : problem,
    onSubmit(event) {
      const form = event.currentTarget
      const { submitter } = event.nativeEvent
      if (!watching || isPlain.current) return
      const change = parseWatchlistChange(Object.fromEntries(new FormData(form, submitter)), 0)
      if (!change || !isOfStar(change)) return
      event.preventDefault()
      const sendAsForm = () => {
        isPlain.current = true
        form.requestSubmit(submitter)
      }
      startTransition(() => store({ change, sendAsForm }))
    },
  }
}

/** The browser paints what is expected before the change is made: a press on a slow phone is seen sooner. */
const nextTask = () => new Promise<void>(done => setTimeout(done))

function isOfStar(change: { readonly kind: string }): change is StarChange {
  return ['star', 'unstar', 'add', 'remove'].includes(change.kind)
}
