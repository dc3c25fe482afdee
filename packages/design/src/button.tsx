import { type ReactNode, useId } from 'react'
import styles from './button.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ButtonLinkProps {
  readonly href: string
  readonly children: ReactNode
  readonly primary?: boolean
}

export function ButtonLink({ href, children, primary = false }: ButtonLinkProps) {
  return (
    <a className={primary ? `${styles.button} ${styles.primary}` : styles.button} href={href}>
      {children}
    </a>
  )
}

export interface SubmitButtonProps {
  readonly children: ReactNode
  readonly primary?: boolean
  readonly id?: string
  /** Sent with the form when this button is the one that was pressed. */
  readonly name?: string
  readonly value?: string
  /** Where this button sends the form, in place of the form's own address. */
  readonly formAction?: string
}

export function SubmitButton({ children, primary = false, ...button }: SubmitButtonProps) {
  return (
    <button className={primary ? `${styles.button} ${styles.primary}` : styles.button} type="submit" {...button}>
      {children}
    </button>
  )
}

/** Not the disabled attribute: the button stays focusable so that its reason can be heard and read. */
export function DisabledButton({ children, reason }: { readonly children: ReactNode; readonly reason: string }) {
  const reasonId = useId()
  return (
    <button
      className={`${styles.button} ${styles.disabled}`}
      type="button"
      aria-disabled="true"
      aria-describedby={reasonId}
      title={reason}
    >
      {children}
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </button>
  )
}
