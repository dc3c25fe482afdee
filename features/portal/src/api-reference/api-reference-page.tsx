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
      title="Calls for programs"
      lead={
        <>
          All answer JSON. What cannot be answered is <code>{'{ error: { code, message } }'}</code>, for bad input with{' '}
          <code>field</code> and <code>reason</code>. An address may make 600 calls a minute;{' '}
          <code>RateLimit-Remaining</code> says how many are left, and a 429 says in <code>Retry-After</code> when to
          come back. The same for machines: <a href="/api/openapi.json">OpenAPI document</a>. Both are made from the
          schemas that check the calls, and for views of widgets from what they answer.
        </>
      }
      description="Every call of the Bellwether API: what it takes, what it answers, and how it says no."
      place="/developers/api"
    >
      <p className={text.text}>
        Views of widgets need no token: they are what our pages show to everybody. A token that comes with a call is
        checked all the same: it must have the scope <code>widgets:read</code> and list the origin of the page, and
        raises the limit to 1,200 calls. Tokens are made at <a href="/developers/namespaces">Your namespaces</a>. Their
        refusals are <code>TOKEN_EXPIRED</code>, <code>TOKEN_REVOKED</code> and <code>TOKEN_INVALID</code> (401),{' '}
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
        <Fields label={`What ${call.path} takes`} heading="Takes" fields={call.parameters} />
      ) : null}
      {call.answers
        .filter(({ status, fields }) => status.startsWith('2') && fields.length > 0)
        .map(({ status, fields, example }) => (
          <Fragment key={status}>
            <Fields label={`What ${call.path} answers with ${status}`} heading={`Answers ${status}`} fields={fields} />
            {example === null ? null : <Example path={call.path} json={example} />}
          </Fragment>
        ))}
      {refusals.length > 0 ? <p className={styles.refusals}>May refuse with {refusals.join(', ')}.</p> : null}
    </Block>
  )
}

/** Shut until it is asked for: an answer can be long. */
function Example({ path, json }: { readonly path: string; readonly json: string }) {
  return (
    <details className={styles.folded}>
      <summary>
        An answer<VisuallyHidden> of {path}</VisuallyHidden>, lists shortened to two
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={styles.json} tabIndex={0}>
        {json}
      </pre>
    </details>
  )
}

/** More fields than these are shut until they are asked for, so that the calls can be seen. */
const mostShown = 12

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
        <ColumnHeads columns={[heading, 'Kind', ...(explained ? ['Meaning'] : [])]} />
        <tbody>
          {fields.map(field => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
                {field.place && field.required ? ' (needed)' : ''}
              </th>
              <td data-label="Kind" data-wide="text">
                {field.type}
              </td>
              {explained ? (
                <td data-label="Meaning" data-wide="text">
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
      {fields.length > mostShown ? (
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
