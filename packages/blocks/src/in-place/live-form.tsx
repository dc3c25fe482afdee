import { type ComponentProps, useEffect, useRef } from 'react'
import { formAddress } from './form-address.ts'

/** Between the last input and the question. */
const pauseMs = 300

interface LiveFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onInput' | 'onSubmit'> {
  /** Called with the form's address while it is filled in. */
  readonly onAsk: (address: string) => void
}

/** A GET form whose result follows while it is filled in. Without a script its button does the same. */
export function LiveForm({ onAsk, ...form }: LiveFormProps) {
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <form
      {...form}
      method="get"
      onInput={({ currentTarget }) => {
        clearTimeout(timer.current)
        timer.current = window.setTimeout(() => onAsk(formAddress(currentTarget)), pauseMs)
      }}
      onSubmit={() => clearTimeout(timer.current)}
    />
  )
}
