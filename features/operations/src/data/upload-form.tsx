import type { OperationsDataView } from '@bellwether/contract'
import { Block, Field, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { formatBytes } from '@bellwether/domain'
import layout from '../operations-layout.module.css'
import styles from './data-page.module.css'

/** The file comes last: what stands before it is known when it arrives. */
export function UploadForm({ upload }: { readonly upload: NonNullable<OperationsDataView['upload']> }) {
  return (
    <Block
      title="Upload a file"
      foot={`Up to ${formatBytes(upload.maxBytes)}; .zip and .gz are opened. Larger files: npm run import, or the inbox. Nothing is stored before you have seen what would change.`}
    >
      <form
        method="post"
        action="/operations/data/uploads"
        encType="multipart/form-data"
        className={`${layout.form} ${styles.upload}`}
      >
        <SelectField
          label="Format"
          name="format"
          defaultValue=""
          options={[{ value: '', label: 'By content' }, ...upload.formats.map(value => ({ value, label: value }))]}
        />
        <TextField label="Security" name="symbol" hint="For prices that do not name their security: LSE:PSH" />
        <TextField label="Source" name="source" hint="Instead of the format’s own: ACME" maxLength={12} />
        <Field label="File" name="file" width="long">
          {control => <input type="file" required className={styles.chooser} {...control} />}
        </Field>
        <SubmitButton primary>Check file</SubmitButton>
      </form>
    </Block>
  )
}
