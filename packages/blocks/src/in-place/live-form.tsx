import { type ComponentProps, useEffect, useRef } from 'react'
import { formAddress, isFilledIn } from './form-address.ts'

/** Between the last input and the question. */
const pauseMs = 300

interface LiveFormProps extends Omit<ComponentProps<'form'>, 'method' | 'ref' | 'onInput'> {
  /** Called with the form's address while it is filled in. */
  readonly onAsk: (address: string) => void
}

/** A GET form whose result follows while it is filled in. Without a script its button does the same. */
export function LiveForm({ onAsk, ...form }: LiveFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  useEffect(() => {
    // What was filled in before the script came counts as filled in now.
    if (element.current && isFilledIn(element.current))
      element.current.dispatchEvent(new Event('input', { bubbles: true }))
    return () => clearTimeout(timer.current)
  }, [])
  return (
    <form
      {...form}
      ref={element}
      method="get"
      onInput={({ currentTarget }) => {
        clearTimeout(timer.current)
        timer.current = window.setTimeout(() => onAsk(formAddress(currentTarget)), pauseMs)
      }}
      onSubmit={event => {
        clearTimeout(timer.current)
        form.onSubmit?.(event)
      }}
    />
  )
}
