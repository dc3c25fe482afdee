import { Stacked } from '@bellwether/blocks'
import type { ApiCallView, ApiFieldView, ApiReferenceView, ApiTypeView } from '@bellwether/contract'
import { Block, ColumnHeads, DataTable, VisuallyHidden } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import styles from './api-reference-page.module.css'

export function ApiReferencePage({
  view,
  context,
}: {
  readonly view: ApiReferenceView
  readonly context: PageContext
}) {
  const known = new Set(view.types.map(({ name }) => name))
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
      <p className={text.text}>
        Each part of widget data has a <code>state</code>: <code>ready</code> with its <code>view</code>,{' '}
        <code>empty</code> with a <code>reason</code> you can show, or <code>failed</code> without affecting the other
        parts. A <code>null</code> inside a view is a figure that is not available. Unknown parameters are refused, and
        so is a type of security that a widget does not apply to.
      </p>
      {view.groups.map(({ name, calls }) => (
        <section key={name} aria-label={name}>
          <h2 className={text.heading}>{name}</h2>
          <div className={styles.calls}>
            {calls.map(call => (
              <Call key={`${call.method} ${call.path}`} call={call} known={known} />
            ))}
          </div>
        </section>
      ))}
      <section aria-label="Types">
        <h2 className={text.heading}>Types</h2>
        <p className={text.text}>Used in several responses.</p>
        <div className={styles.calls}>
          {view.types.map(type => (
            <TypeOfData key={type.name} type={type} known={known} />
          ))}
        </div>
      </section>
    </DevelopersLayout>
  )
}

function Call({ call, known }: { readonly call: ApiCallView; readonly known: ReadonlySet<string> }) {
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
        <Fields title="Parameters" of={call.path} fields={call.parameters} known={known} />
      ) : null}
      {call.answers
        .filter(({ status, fields }) => status.startsWith('2') && fields.length > 0)
        .map(({ status, fields }) => (
          <Fields key={status} title={`${status} response`} of={call.path} fields={fields} known={known} />
        ))}
      {refusals.length > 0 ? <p className={styles.refusals}>Errors: {refusals.join(', ')}.</p> : null}
    </Block>
  )
}

function TypeOfData({ type, known }: { readonly type: ApiTypeView; readonly known: ReadonlySet<string> }) {
  return (
    <div id={idOf(type.name)}>
      <Block title={type.name} level={3}>
        {type.description ? <p className={styles.line}>{type.description}</p> : null}
        {type.type === null ? (
          <Fields of={type.name} fields={type.fields} known={known} />
        ) : (
          <p className={styles.line}>
            Type: <TypeText type={type.type} known={known} />
          </p>
        )}
      </Block>
    </div>
  )
}

function idOf(type: string): string {
  return `type-${type}`
}

/** Names of types lead to them. */
function TypeText({ type, known }: { readonly type: string; readonly known: ReadonlySet<string> }) {
  return type.split(/\b/).map((part, at) =>
    known.has(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
      <a key={at} href={`#${idOf(part)}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}

/** Longer tables are collapsed. */
const maxExpandedFields = 12

function Fields({
  title,
  of,
  fields,
  known,
}: {
  /** Absent for a type, which has nothing but fields. */
  readonly title?: string
  /** The path of the call, or the name of the type. */
  readonly of: string
  readonly fields: readonly ApiFieldView[]
  readonly known: ReadonlySet<string>
}) {
  const explained = fields.some(({ description }) => description)
  const table = (
    <Stacked>
      <DataTable label={`${title ?? 'Fields'} of ${of}`}>
        <ColumnHeads columns={[title ?? 'Field', 'Type', ...(explained ? ['Description'] : [])]} />
        <tbody>
          {fields.map(field => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
                {field.place && field.required ? ' (required)' : ''}
              </th>
              <td data-label="Type" data-wide="text">
                <TypeText type={field.type} known={known} />
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
            {title ? `${title}: ` : ''}
            {fields.length} fields<VisuallyHidden> of {of}</VisuallyHidden>
          </summary>
          {table}
        </details>
      ) : (
        table
      )}
    </div>
  )
}
