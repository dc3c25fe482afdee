import { type MouseEvent, type RefObject, type SubmitEvent, useContext, useEffect, useEffectEvent } from 'react'
import { repeatFilledIn } from './filled-in.ts'
import { focusResult, rememberUsed, type Used } from './focus-result.ts'
import { followedLink } from './followed-link.ts'
import { formAddress } from './form-address.ts'
import type { InPlaceState } from './in-place-state.ts'
import { PageSourceContext } from './page-source.ts'
import { useAnswers } from './use-answers.ts'

export interface InPlaceOptions<View> {
  /** The address to show for a view, where it is not the one asked for; null for one without its own, such as an invalid date. */
  readonly addressOf?: (view: View) => string | null
  /** Whether each view is a step of the browser's history. */
  readonly hasHistory?: boolean
  /** Said once a view is there; the text of [data-bw-result] if left out. */
  readonly announcement?: string
  /** The POST forms that lead back to the page, and what is said once one is stored. */
  readonly posts?: { readonly path: string; readonly stored: (values: FormData) => string }
}

export interface InPlace<View> extends InPlaceState<View> {
  /** Asks while a form is filled in: the focus stays, and what is shown stays if there is no answer. */
  readonly ask: (address: string) => void
  /** Of the element around the block: its links to the same page, and its forms, are answered in place. */
  readonly region: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly 'aria-busy': true | undefined
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
    readonly onSubmit: (event: SubmitEvent<HTMLElement>) => void
  }
}

/** A block whose properties follow from the address of its page, and which changes without another page. */
export function useInPlace<View>(drawn: View, options: InPlaceOptions<View> = {}): InPlace<View> {
  const source = useContext(PageSourceContext)
  const { box, state, load } = useAnswers(drawn)

  /** Shows the block at an address; `used` is where the focus goes, null leaves it alone. */
  function visit(address: string, used: Used | null, history: 'push' | 'replace' | null): void {
    void load(signal => source?.load(address, signal), {
      isVisit: !history || Boolean(used?.link),
      onShown(element, view) {
        const shown = options.addressOf ? options.addressOf(view) : address
        if (history && shown) source?.showAddress(shown, history)
        if (used) focusResult(element, used)
        source?.announce(options.announcement ?? element.querySelector('[data-bw-result]')?.textContent ?? '')
      },
      onFailure: used || !history ? () => source?.open(address) : null,
    })
  }

  function send(form: HTMLFormElement, submitter: HTMLElement | null): void {
    const values = new FormData(form, submitter)
    const used = rememberUsed(null)
    void load(signal => source?.send(form.action, values, signal), {
      onShown(element) {
        form.reset()
        if (!element.contains(document.activeElement)) focusResult(element, used)
        source?.announce(options.posts?.stored(values) ?? '')
      },
      // The server's page explains the problem.
      onFailure: () => sendAsForm(form, submitter),
    })
  }

  const returnTo = useEffectEvent((address: string) => {
    if (options.hasHistory) visit(address, hasFocus(box.current) ? rememberUsed(null) : null, null)
  })
  useEffect(() => source?.onReturn(address => returnTo(address)), [source])
  useEffect(() => repeatFilledIn(box.current), [box])

  const history = options.hasHistory ? 'push' : 'replace'
  return {
    ...state,
    ask: address => visit(address, null, 'replace'),
    region: {
      ref: box,
      'aria-busy': state.status === 'asking' || undefined,
      onClick(event) {
        const link = followedLink(event)
        if (!link || !source?.has(link)) return
        event.preventDefault()
        visit(`${link.pathname}${link.search}${link.hash}`, rememberUsed(link), history)
      },
      onSubmit(event) {
        const form = event.target
        const { submitter } = event.nativeEvent
        if (!source || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
        const action = new URL(form.action)
        if (form.method === 'get' ? !source.has(action) : action.pathname !== options.posts?.path) return
        event.preventDefault()
        if (form.method === 'get') visit(formAddress(form, submitter), rememberUsed(null), history)
        else send(form, submitter)
      },
    },
  }
}

const hasFocus = (box: Element | null): boolean => box?.contains(document.activeElement) ?? false

/** As HTML does it, past our own handler; the button's own value goes along in a field. */
function sendAsForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', ...nameAndValue(submitter) })
    form.append(field)
  }
  form.submit()
}

const nameAndValue = ({ name, value }: HTMLButtonElement) => ({ name, value })
