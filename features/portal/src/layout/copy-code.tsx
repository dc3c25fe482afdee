import { useCopy } from '@bellwether/blocks'
import { VisuallyHidden } from '@bellwether/design'
import small from './small-button.module.css'

export interface CopyCodeProps {
  readonly title: string
  readonly code: string
}

const labels = { ready: 'Copy', copied: 'Copied', failed: 'Copying failed' } as const

/** Copies a snippet. Not shown without scripts, which it needs. */
export function CopyCode({ title, code }: CopyCodeProps) {
  const { state, copy } = useCopy()
  return (
    <>
      <button className={`${small.button} ${small.scripted}`} type="button" onClick={() => copy(code)}>
        {labels[state]}
        <VisuallyHidden> {title}</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <span role="status">{state === 'ready' ? null : labels[state]}</span>
      </VisuallyHidden>
    </>
  )
}
