import type { Names } from './names.ts'
import type { Plan } from './plan.ts'

/** A block that lists labels with their values, for its author to replace. */
export function planBlock(names: Names): Plan {
  const { kebab, camel, pascal, words, title } = names
  const folder = `packages/blocks/src/${kebab}`
  const charts = 'features/research/src/charts/charts-and-performance'
  return {
    files: {
      [`packages/contract/src/views/${kebab}.ts`]: view(names),
      [`${folder}/${kebab}.tsx`]: component(names),
      [`${folder}/${kebab}.module.css`]: stylesheet(),
      [`${folder}/${kebab}.test.tsx`]: test(names),
    },
    edits: [
      {
        path: 'packages/contract/src/index.ts',
        change: text => `${text}export * from './views/${kebab}.ts'\n`,
      },
      {
        path: 'packages/blocks/src/index.ts',
        change: text => `${text}export { ${pascal} } from './${kebab}/${kebab}.tsx'\n`,
      },
    ],
    taken: [`${folder}.tsx`],
    steps: [
      `npx vitest run --project unit ${folder}`,
      'npm run types && npm run lint',
      'npm run api-report             # its view is part of the public types; review docs/api/contract.md',
      `Replace the rows: what the view holds in packages/contract/src/views/${kebab}.ts, how it looks in ${folder}/${kebab}.tsx.`,
      `Show it on a page, for example on Charts and performance:
     packages/contract/src/views/charts-and-performance.ts   readonly ${camel}: BlockState<${pascal}View>
     ${charts}-view.ts   ${camel}: await block(context, '${words}', async () => ready({ asAt: subject.day, rows: [] })),
     ${charts}-page.tsx  <Cell span={12}><Block title="${title}" anchor="${kebab}"><BlockBody state={view.${camel}}>{${camel} => <${pascal} view={${camel}} />}</BlockBody></Block></Cell>`,
      'npm run dev                    # http://localhost:3000/market-research/sub/LSE:HVL/charts-and-performance',
      'npx vitest run --project integration features/research/src/research-routes.integration.test.ts   # the page without any one table',
    ],
  }
}

function view({ pascal, title }: Names): string {
  return `import type { IsoDate } from '@bellwether/domain'
import type { FigureValue } from './figure-value.ts'

/** What the block "${title}" shows. */
export interface ${pascal}View {
  readonly asAt: IsoDate
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: FigureValue }[]
}
`
}

function component({ pascal, kebab }: Names): string {
  return `import type { ${pascal}View } from '@bellwether/contract'
import { formatDate } from '@bellwether/domain'
import { FigureText } from '../figure-text.tsx'
import styles from './${kebab}.module.css'

/** Labels with their values, and the day they are for. */
export function ${pascal}({ view }: { readonly view: ${pascal}View }) {
  return (
    <>
      <dl className={styles.list}>
        {view.rows.map(({ key, label, value }) => (
          <div key={key} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <FigureText value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>As at {formatDate(view.asAt)}.</p>
    </>
  )
}
`
}

function stylesheet(): string {
  return `.list {
  margin: 0;
}

.row {
  display: flex;
  justify-content: space-between;
  gap: var(--bw-space-4);
  padding: var(--bw-space-2) 0;
  border-bottom: 1px solid var(--bw-rule);
}

.value {
  margin: 0;
  font-variant-numeric: tabular-nums;
  text-align: right;
}

.note {
  margin: var(--bw-space-2) 0 0;
  color: var(--bw-ink-2);
  font-size: var(--bw-step--1);
}
`
}

function test({ pascal, kebab }: Names): string {
  return `import type { BlockState, ${pascal}View } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlockBody } from '../block-body.tsx'
import { ${pascal} } from './${kebab}.tsx'

const view: ${pascal}View = {
  asAt: getIsoDate('2026-11-13'),
  rows: [
    { key: 'yield', label: 'Yield', value: { kind: 'percent', fraction: 0.0146 } },
    { key: 'cover', label: 'Cover', value: { kind: 'absent', absence: 'NOT_REPORTED', reason: 'Not supplied' } },
  ],
}

const draw = (state: BlockState<${pascal}View>) =>
  renderToStaticMarkup(<BlockBody state={state}>{ready => <${pascal} view={ready} />}</BlockBody>)

it('shows each label with its value, and the day', () => {
  const html = draw({ state: 'ready', view })
  expect(html).toMatch(/<dt>Yield<\\/dt><dd[^>]*>1\\.46%<\\/dd>/)
  expect(html).toContain('As at 13 Nov 2026.')
})

it('says why a value is missing', () => {
  expect(draw({ state: 'ready', view })).toMatch(/<dt>Cover<\\/dt><dd[^>]*><span title="Not supplied">n\\/a/)
})

it('says why there is nothing, and that it could not be loaded', () => {
  expect(draw({ state: 'empty', reason: 'Not disclosed.' })).toContain('Not disclosed.')
  expect(draw({ state: 'failed' })).toContain('Could not load this.')
})
`
}
