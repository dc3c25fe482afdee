import type { SecurityChoiceView } from '@bellwether/contract'
import { FieldRow, SubmitButton, TextField } from '@bellwether/design'
import styles from './security-choice.module.css'

/** A form that shows the same page for another security. */
export function SecurityChoice({ choice }: { readonly choice: SecurityChoiceView }) {
  return (
    <form className={styles.choice} method="get">
      <FieldRow actions={<SubmitButton>Show</SubmitButton>}>
        <TextField
          label="Security"
          name="marketCode"
          defaultValue={choice.marketCode}
          error={choice.error}
          maxLength={40}
          spellCheck={false}
        />
      </FieldRow>
      <p className={styles.examples}>
        Try{' '}
        {choice.examples.map(({ name, marketCode, href }, index) => (
          <span key={marketCode}>
            {index > 0 ? ' · ' : null}
            <a href={href}>{name}</a>
          </span>
        ))}
      </p>
    </form>
  )
}
