import { VisuallyHidden } from '@bellwether/design'
import { useCopy } from '../copy/use-copy.ts'
import styles from './quote-header.module.css'

interface Code {
  readonly label: string
  readonly value: string
}

export interface IdentifierCodesProps {
  readonly codes: readonly Code[]
}

/** Each value is a button that copies it; without a script it does nothing. */
export function IdentifierCodes({ codes }: IdentifierCodesProps) {
  return (
    <dl className={styles.codes}>
      {codes.map(code => (
        <Identifier key={code.label} {...code} />
      ))}
    </dl>
  )
}

function Identifier({ label, value }: Code) {
  const { state, copy } = useCopy()
  return (
    <div className={styles.identifier}>
      <dt>{label}</dt>
      <dd>
        <button className={styles.copy} type="button" title={`Copy ${label}`} onClick={() => copy(value)}>
          {value}
        </button>
        <VisuallyHidden>
          <span role="status">{state === 'copied' ? `Copied ${value}` : null}</span>
        </VisuallyHidden>
      </dd>
    </div>
  )
}
