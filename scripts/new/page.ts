import { findRepositoryFiles, readRepositoryFile } from '../repository-files.ts'
import { addAfterLine, addEntry, addImport } from './insert.ts'
import type { Names } from './names.ts'
import type { Plan } from './plan.ts'

/** A page of a share with one block, reached by its address, for its author to replace. */
export function planPage(names: Names): Plan {
  const { kebab, camel, pascal, title } = names
  const folder = `features/research/src/${kebab}`
  return {
    files: {
      [`${folder}/${kebab}-route.ts`]: route(names),
      [`${folder}/${kebab}-view.ts`]: view(names),
      [`${folder}/${kebab}-page.tsx`]: page(names),
      [`${folder}/${kebab}-page.module.css`]: stylesheet(),
      [`${folder}/${kebab}.test.tsx`]: test(names),
    },
    edits: [
      {
        path: 'packages/domain/src/page.ts',
        change: text => addEntry(text, 'export const pageIds', `  '${kebab}',`),
      },
      {
        path: 'packages/domain/src/sidebar.ts',
        change: text =>
          addAfterLine(text, "pages.add('news-item')", `  if (subject.type === 'EQUITY') pages.add('${kebab}')`),
      },
      {
        path: 'features/research/src/research-routes.ts',
        change: text =>
          addEntry(
            addImport(text, `import { ${camel}Route } from './${kebab}/${kebab}-route.ts'`),
            'export const researchRoutes',
            `  '${kebab}': ${camel}Route,`,
          ),
      },
      {
        path: 'features/research/src/research-query.ts',
        change: text => addEntry(text, 'export const researchQuery', `  '${kebab}': [],`),
      },
      {
        path: 'features/research/src/pages.ts',
        change: text =>
          addEntry(
            addImport(text, `import { ${pascal}Page } from './${kebab}/${kebab}-page.tsx'`),
            'export const researchPages',
            `  '${kebab}': ${pascal}Page,`,
          ),
      },
      {
        path: 'features/research/src/layout/page-sources.ts',
        change: text => addEntry(text, 'const dataOfPage', `  '${kebab}': ['name and codes'],`),
      },
      {
        path: 'docs/routes.md',
        change: text => addAfterLine(text, '| Cost calculator | `costs` |', `| ${title} | \`${kebab}\` | yes | | | |`),
      },
    ],
    taken: [folder, ...registriesWith(kebab)],
    steps: [
      `npx vitest run --project unit ${folder} packages/domain/src/page.test.ts packages/domain/src/sidebar.test.ts`,
      'npm run types && npm run lint',
      `Find its rules in specs/research-pages.md, then replace the two figures: the queries in packages/db/src/queries, the view in ${folder}/${kebab}-view.ts, the page in ${folder}/${kebab}-page.tsx.`,
      `Which securities have it is decided in pagesFor of packages/domain/src/sidebar.ts (now: every share). Its menus are those of the rules: link the page from another one, or add its line to the menu if a rule says so.`,
      `npm run dev                    # http://localhost:3000/market-research/sub/LSE:HVL/${kebab}`,
      'npx vitest run --project integration features/research/src/research-routes.integration.test.ts   # 200, 404, and without any one table',
    ],
  }
}

/** Files in which a page of this kind is registered already. */
function registriesWith(kind: string): readonly string[] {
  return findRepositoryFiles(/^(?:features|packages\/web)\/.*\/pages\.ts$/).filter(file =>
    new RegExp(`^  '?${kind}'?: `, 'm').test(readRepositoryFile(file)),
  )
}

function route({ kebab, camel }: Names): string {
  return `import type { ResearchRoute } from '../research-route.ts'
import { ${camel}View } from './${kebab}-view.ts'

export const ${camel}Route: ResearchRoute = async (context, request) => ({
  kind: '${kebab}',
  view: await ${camel}View(context, request),
})
`
}

function view({ kebab, camel, pascal, words }: Names): string {
  return `import type { FiguresView } from '@bellwether/contract'
import { block, figure, ready, textValue } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import type { ${pascal}View } from './${kebab}-page.tsx'

export async function ${camel}View(
  context: ResearchContext,
  { security, viewer }: ResearchRequest,
): Promise<${pascal}View> {
  const subject = await subjectOf(context, security, viewer)
  const [frame, figures] = await Promise.all([
    frameOf(context, subject, '${kebab}'),
    block(context, '${words}', async () => ready(figuresOf(security))),
  ])
  return { frame, figures }
}

export function figuresOf({ isin, currency, asAt }: Pick<Security, 'isin' | 'currency' | 'asAt'>): FiguresView {
  return {
    asAt,
    figures: [figure('isin', 'ISIN', textValue(isin)), figure('currency', 'Currency', textValue(currency))],
  }
}
`
}

function page({ kebab, pascal, title, words }: Names): string {
  return `import { BlockBody, LinkedFacts } from '@bellwether/blocks'
import type { BlockState, FiguresView, SecurityFrame } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { Cell, footOf, Grid, type PageContext } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import styles from './${kebab}-page.module.css'

export interface ${pascal}View {
  readonly frame: SecurityFrame
  readonly figures: BlockState<FiguresView>
}

interface Props {
  readonly view: ${pascal}View
  readonly context: PageContext
}

export function ${pascal}Page({ view, context }: Props) {
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="${words}"
      description={\`\${view.frame.identity.name}: ${words}.\`}
      heading="${title}"
    >
      <${pascal}Blocks figures={view.figures} />
    </SecurityPage>
  )
}

/** The page without what is around every page of a security. */
export function ${pascal}Blocks({ figures }: Pick<${pascal}View, 'figures'>) {
  return (
    <Grid>
      <Cell span={6}>
        <Block title="${title}" anchor="${kebab}" foot={footOf(figures)}>
          <div className={styles.figures}>
            <BlockBody state={figures}>
              {view => <LinkedFacts view={view} of="${title}" scope="${kebab}" />}
            </BlockBody>
          </div>
        </Block>
      </Cell>
    </Grid>
  )
}
`
}

function stylesheet(): string {
  return `.figures {
  max-width: 40rem;
}
`
}

function test({ kebab, pascal, words }: Names): string {
  return `import type { BlockState, FiguresView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ${pascal}Blocks } from './${kebab}-page.tsx'
import { figuresOf } from './${kebab}-view.ts'

const security = { isin: 'GB00B0000017', currency: 'GBP', asAt: getIsoDate('2026-11-13') }
const draw = (figures: BlockState<FiguresView>) => renderToStaticMarkup(<${pascal}Blocks figures={figures} />)

it('shows ${words} of a security with their date', () => {
  const html = draw({ state: 'ready', view: figuresOf(security) })
  expect(html).toMatch(/ISIN.*GB00B0000017.*Currency.*GBP/)
  expect(html).toContain('13 Nov 2026')
})

it('says why there is nothing, and that it could not be loaded', () => {
  expect(draw({ state: 'empty', reason: 'Not disclosed.' })).toContain('Not disclosed.')
  expect(draw({ state: 'failed' })).toContain('Could not load this.')
})
`
}
