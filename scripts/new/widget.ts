import { addBeforeDeclaration, addEntry, addImport } from './insert.ts'
import { addWorkspace } from './lockfile.ts'
import type { Names } from './names.ts'
import type { Plan } from './plan.ts'

/** A widget that shows two figures of a security, for its author to replace. */
export function planWidget(names: Names): Plan {
  const { kebab, camel, pascal, words } = names
  const folder = `widgets/${kebab}`
  const manifest = manifestOf(kebab)
  return {
    files: {
      [`packages/catalogue/src/widgets/${kebab}.ts`]: description(names),
      [`features/api/src/widgets/${kebab}-figures.ts`]: figures(names),
      [`features/api/src/widgets/${kebab}-figures.test.ts`]: figuresTest(names),
      [`${folder}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
      [`${folder}/README.md`]: readme(names),
      [`${folder}/src/element.tsx`]: element(names),
      [`${folder}/src/define.ts`]: define(names),
      [`${folder}/src/element.test.tsx`]: elementTest(names),
    },
    edits: [
      {
        path: 'packages/catalogue/src/widgets/index.ts',
        change: text =>
          addEntry(addImport(text, `import * as ${camel} from './${kebab}.ts'`), 'export const widgets', `  ${camel},`),
      },
      {
        path: 'packages/contract/src/views/widget-views.ts',
        change: text =>
          addEntry(
            addBeforeDeclaration(text, 'export const securityWidgetViews', schema(pascal)),
            'export const securityWidgetViews',
            `  '${kebab}': ${pascal}WidgetView,`,
          ),
      },
      {
        path: 'features/api/src/widgets/widget-views.ts',
        change: text =>
          addEntry(
            addImport(text, `import { ${camel}Figures } from './${kebab}-figures.ts'`),
            'export const widgetViews',
            `
  async '${kebab}'(context, request) {
    const figures = await block(context, '${words} widget', async () => ready(${camel}Figures(request.security)))
    return { ...headOf(request), figures }
  },`,
          ),
      },
      {
        path: 'features/api/src/widgets/widget-sources.ts',
        change: text => addEntry(text, 'const madeOf', `  '${kebab}': ['name and codes'],`),
      },
      { path: 'package-lock.json', change: text => addWorkspace(text, folder, manifest) },
    ],
    scripts: ['packages/contract/scripts/write-widget-shapes.ts', 'packages/catalogue/scripts/write-element-types.ts'],
    taken: ['packages', 'features', 'apps', 'widgets'].map(group => `${group}/${kebab}`),
    steps: [
      `npx vitest run --project unit ${folder} features/api/src/widgets/${kebab}-figures.test.ts packages/catalogue`,
      `npm install --ignore-scripts   # links ${folder} into node_modules`,
      'npm run types && npm run lint',
      'npm run api-report             # its view is part of the public types; review docs/api/contract.md',
      `Replace the two figures: the view in features/api/src/widgets/${kebab}-figures.ts (better: the one a page has already), its schema in packages/contract/src/views/widget-views.ts (then node packages/contract/scripts/write-widget-shapes.ts), what is drawn in ${folder}/src/element.tsx, and whose sources it names in features/api/src/widgets/widget-sources.ts.`,
      `Describe it in packages/catalogue/src/widgets/${kebab}.ts: summary, kinds, settings, rows, example (then node packages/catalogue/scripts/write-element-types.ts). maxBytes is its size budget.`,
      `npm run dev                    # http://localhost:3000/developers/widgets/${kebab}`,
      'npx vitest run --project integration apps/cdn/tests/publish.integration.test.ts features/api/src/widgets   # sizes, its view',
      'npx vitest run --project browser tests/e2e/widgets.browser.test.ts   # says how many rows it needs',
    ],
  }
}

function manifestOf(kebab: string) {
  return {
    name: `@bellwether/${kebab}`,
    version: '1.0.0',
    private: true,
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: ['./src/define.ts'],
    exports: { '.': './src/element.tsx', './define': './src/define.ts' },
    dependencies: {
      '@bellwether/blocks': '*',
      '@bellwether/catalogue': '*',
      '@bellwether/contract': '*',
      '@bellwether/domain': '*',
      '@bellwether/widget-kit': '*',
    },
  }
}

function description({ kebab, title }: Names): string {
  return `import { marketCode } from '../setting.ts'
import type { WidgetBasics } from '../widget-basics.ts'
import type { WidgetDetails } from '../widget-description.ts'

export const basics = {
  type: '${kebab}',
  heading: '${title}',
  settings: [marketCode],
  rows: () => 3,
  longFooter: true,
} as const satisfies WidgetBasics

export const details = (): WidgetDetails => ({
  summary: 'The ISIN and the currency of a security.',
  kinds: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  accessibility: ['A list of terms and values.'],
  example: { marketCode: 'LSE:HVL' },
  maxBytes: 2_500,
})
`
}

function schema(pascal: string): string {
  return `export const ${pascal}WidgetView = strictObject({ ...widgetFields, figures: BlockState(FiguresView) })
export type ${pascal}WidgetView = Static<typeof ${pascal}WidgetView>`
}

function figures({ camel, kebab }: Names): string {
  return `import type { FiguresView } from '@bellwether/contract'
import type { Security } from '@bellwether/research'
import { figure, textValue } from '@bellwether/web/view'

/** What \`<bw-${kebab}>\` shows of a security. */
export function ${camel}Figures({ isin, currency, asAt }: Pick<Security, 'isin' | 'currency' | 'asAt'>): FiguresView {
  return {
    asAt,
    figures: [figure('isin', 'ISIN', textValue(isin)), figure('currency', 'Currency', textValue(currency))],
  }
}
`
}

function figuresTest({ camel, kebab, words }: Names): string {
  return `import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { ${camel}Figures } from './${kebab}-figures.ts'

it('gives ${words} of a security as at its date', () => {
  const view = ${camel}Figures({ isin: 'GB00B0000017', currency: 'GBP', asAt: getIsoDate('2026-11-13') })
  expect(view.asAt).toBe('2026-11-13')
  expect(view.figures.map(({ label, value }) => [label, value])).toEqual([
    ['ISIN', { kind: 'text', text: 'GB00B0000017' }],
    ['Currency', { kind: 'text', text: 'GBP' }],
  ])
})
`
}

function readme({ kebab, words }: Names): string {
  return `# @bellwether/${kebab}

\`<bw-${kebab}>\`: ${words} of a security.

\`\`\`html
<bw-${kebab} api="https://research.example/" market-code="LSE:HVL"></bw-${kebab}>
\`\`\`

Heading, settings, events, variables, reserved rows and size budget: [its description](../../packages/catalogue/src/widgets/${kebab}.ts), shown at \`/developers/widgets/${kebab}\`.
Loading, failing and theming are those of every widget: [widget-kit](../../packages/widget-kit/README.md).
`
}

function element({ kebab, camel, pascal, title, words }: Names): string {
  return `import { Facts } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/${kebab}'
import { ${camel}Shape } from '@bellwether/contract/shapes'
import { formatDate } from '@bellwether/domain'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** \`<bw-${kebab}>\`: ${words} of a security. */
export const ${pascal}Element = createSecurityWidget(basics, {
  shape: ${camel}Shape,
  getPart: ({ figures }) => figures,
  draw: view => <Facts view={view} of="${title}" />,
  describe: ({ asAt }) => (asAt ? \`As at \${formatDate(asAt)}.\` : ''),
})

export { ${pascal}Element as element }
`
}

function define({ kebab, pascal }: Names): string {
  return `import { defineWidget } from '@bellwether/widget-kit/define'
import { ${pascal}Element } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-${kebab}': InstanceType<typeof ${pascal}Element>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(${pascal}Element)
`
}

function elementTest({ kebab, pascal, title }: Names): string {
  return `import type { ${pascal}WidgetView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderWidget } from '@bellwether/widget-kit/server'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ${pascal}Element } from './element.tsx'

function draw(figures: ${pascal}WidgetView['figures']): string {
  const view = { name: 'Harrow & Vale plc', href: 'https://research.example/', simulated: true, figures }
  const widget = { view, settings: { marketCode: 'LSE:HVL' }, api: 'https://research.example/', css: '' }
  // What a reader sees: the attribute with the view is not part of it.
  return renderWidget(${pascal}Element, widget, renderToString).replace(/ data-view="[^"]*"/, '')
}

it('shows its figures with their date', () => {
  const html = draw({
    state: 'ready',
    view: {
      asAt: getIsoDate('2026-11-13'),
      figures: [{ key: 'isin', label: 'ISIN', value: { kind: 'text', text: 'GB00B0000017' } }],
    },
  })
  expect(html).toMatch(/^<bw-${kebab} /)
  expect(html).toContain('>${title}<')
  expect(html).toMatch(/ISIN.*GB00B0000017/)
  expect(html).toContain('As at 13 Nov 2026.')
})

it('says why there are none', () => {
  expect(draw({ state: 'empty', reason: 'Not disclosed.' })).toContain('Not disclosed.')
})

it('fails as a whole when its figures could not be loaded', () => {
  expect(() => draw({ state: 'failed' })).toThrow(expect.objectContaining({ code: 'WIDGET_PART' }))
})
`
}
