import { Stacked } from '@bellwether/blocks'
import type { ApiCallView, ApiFieldView, ApiReferenceView } from '@bellwether/contract'
import { Block, ColumnHeads, DataTable, VisuallyHidden } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import { Fragment } from 'react'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import styles from './api-reference-page.module.css'

export function ApiReferencePage({
  view,
  context,
}: {
  readonly view: ApiReferenceView
  readonly context: PageContext
}) {
  return (
    <DevelopersLayout
      context={context}
      title="API reference"
      lead={
        <>
          All endpoints return JSON. Errors have the form <code>{'{ error: { code, message } }'}</code>, with{' '}
          <code>field</code> and <code>reason</code> for invalid input. Each IP address is limited to 600 requests per
          minute: <code>RateLimit-Remaining</code> shows how many are left, and a 429 response has{' '}
          <code>Retry-After</code>. Machine-readable: <a href="/api/openapi.json">OpenAPI document</a>. Both are
          generated from the schemas that validate requests and responses.
        </>
      }
      description="Every endpoint of the Bellwether API: parameters, responses and errors."
      section="/developers/api"
    >
      <p className={text.text}>
        Widget data is public and needs no token. A token sent with a request is still checked: it must have the{' '}
        <code>widgets:read</code> scope and list the page’s origin, and it raises the limit to 1,200 requests per
        minute. Create tokens in <a href="/developers/namespaces">Your namespaces</a>. Token errors are{' '}
        <code>TOKEN_EXPIRED</code>, <code>TOKEN_REVOKED</code> and <code>TOKEN_INVALID</code> (401), and{' '}
        <code>TOKEN_SCOPE</code> and <code>TOKEN_ORIGIN</code> (403).
      </p>
      {view.groups.map(({ name, calls }) => (
        <section key={name} aria-label={name}>
          <h2 className={text.heading}>{name}</h2>
          <div className={styles.calls}>
            {calls.map(call => (
              <Call key={`${call.method} ${call.path}`} call={call} />
            ))}
          </div>
        </section>
      ))}
    </DevelopersLayout>
  )
}

function Call({ call }: { readonly call: ApiCallView }) {
  const refusals = call.answers.flatMap(({ status }) => (status.startsWith('2') ? [] : [status]))
  return (
    <Block title={call.summary} level={3}>
      <p className={styles.line}>
        <code>
          {call.method} {call.path}
        </code>
      </p>
      {call.description ? <p className={styles.line}>{call.description}</p> : null}
      {call.parameters.length > 0 ? (
        <Fields label={`Parameters of ${call.path}`} heading="Parameters" fields={call.parameters} />
      ) : null}
      {call.answers
        .filter(({ status, fields }) => status.startsWith('2') && fields.length > 0)
        .map(({ status, fields, example }) => (
          <Fragment key={status}>
            <Fields label={`${status} response of ${call.path}`} heading={`${status} response`} fields={fields} />
            {example === null ? null : <Example path={call.path} json={example} />}
          </Fragment>
        ))}
      {refusals.length > 0 ? <p className={styles.refusals}>Errors: {refusals.join(', ')}.</p> : null}
    </Block>
  )
}

/** Collapsed: a response can be long. */
function Example({ path, json }: { readonly path: string; readonly json: string }) {
  return (
    <details className={styles.folded}>
      <summary>
        Example response<VisuallyHidden> of {path}</VisuallyHidden> (lists truncated to two items)
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={styles.json} tabIndex={0}>
        {json}
      </pre>
    </details>
  )
}

/** Longer tables are collapsed. */
const maxExpandedFields = 12

function Fields({
  label,
  heading,
  fields,
}: {
  readonly label: string
  readonly heading: string
  readonly fields: readonly ApiFieldView[]
}) {
  const explained = fields.some(({ description }) => description)
  const table = (
    <Stacked>
      <DataTable label={label}>
        <ColumnHeads columns={[heading, 'Type', ...(explained ? ['Description'] : [])]} />
        <tbody>
          {fields.map(field => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
                {field.place && field.required ? ' (required)' : ''}
              </th>
              <td data-label="Type" data-wide="text">
                {field.type}
              </td>
              {explained ? (
                <td data-label="Description" data-wide="text">
                  {field.description}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stacked>
  )
  return (
    <div className={styles.fields}>
      {fields.length > maxExpandedFields ? (
        <details className={styles.folded}>
          <summary>
            {heading}: {fields.length} fields<VisuallyHidden> of {label}</VisuallyHidden>
          </summary>
          {table}
        </details>
      ) : (
        table
      )}
    </div>
  )
}
