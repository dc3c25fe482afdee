import type { WorkbenchFieldView, WorkbenchView } from '@bellwether/contract'
import { Block, SelectField, SubmitButton, TextField } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import { PreviewIframe } from '../layout/preview-iframe.tsx'
import styles from './workbench-page.module.css'

interface Props {
  readonly view: WorkbenchView
  readonly context: PageContext
}

export function WorkbenchPage({ view, context }: Props) {
  const { title, fields, problem, frameHref, widgetHref } = view
  return (
    <DevelopersLayout
      context={context}
      title="Workbench"
      lead="Every widget in every state, theme, language and setting, as a host page would show it."
      description="Every widget while loading, shown, empty, failed and stale, in every theme, language and setting."
      section="/developers/workbench"
      simulated={view.simulated}
    >
      <Grid>
        <Cell span={4}>
          <Block title="Show">
            <form className={styles.form} method="get">
              {fields.map(field => (
                <Choice key={field.name} field={field} />
              ))}
              <SubmitButton primary>Show</SubmitButton>
            </form>
          </Block>
        </Cell>
        <Cell span={8}>
          <Block title={title} aside={<a href={widgetHref}>Reference</a>}>
            {problem ? <p role="alert">{problem}</p> : null}
            {frameHref ? <PreviewIframe title={title} src={frameHref} /> : null}
          </Block>
        </Cell>
      </Grid>
    </DevelopersLayout>
  )
}

function Choice({ field: { name, label, value, hint, options } }: { readonly field: WorkbenchFieldView }) {
  const props = { name, label, defaultValue: value, ...(hint !== null && { hint }) }
  return options ? <SelectField {...props} options={options} /> : <TextField {...props} maxLength={200} />
}
