import { Allowance, CostFigures } from '../schema/domain-costs.ts'
import { Money, Price } from '../schema/domain-schema.ts'
import { DividendView } from '../views/dividend.ts'
import { FigureValue } from '../views/figure-value.ts'
import { SparklineView } from '../views/quote.ts'
import { widgetViewSchemas } from '../views/widget-views.ts'
import type { Shape } from './shape.ts'
import { toShape, toWidgetShape } from './to-shape.ts'

/** Parts that occur more than once, each written once; a later one may use those before it. */
const parts = {
  price: Price,
  money: Money,
  figureValue: FigureValue,
  sparkline: SparklineView,
  dividend: DividendView,
  costFigures: CostFigures,
  allowance: Allowance,
}

/** `top-holdings` has the export `topHoldingsShape`. */
export function toShapeName(widget: string): string {
  return `${widget.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Shape`
}

/** The source of widget-shapes.ts, unformatted. */
export function toWidgetShapesText(): string {
  const named = new Map<string, string>()
  const lines = ["import type { Shape } from './shape.ts'", '']
  for (const [name, schema] of Object.entries(parts)) {
    const shape = toShape(schema)
    lines.push(`const ${name}: Shape = ${toText(shape, named)}`)
    named.set(JSON.stringify(shape), name)
  }
  for (const [widget, schema] of Object.entries(widgetViewSchemas))
    lines.push('', `export const ${toShapeName(widget)}: Shape = ${toText(toWidgetShape(schema), named)}`)
  return `// Written by scripts/write-widget-shapes.ts from the schemas of the views; a test compares both.\n${lines.join('\n')}\n`
}

function toText(shape: unknown, named: ReadonlyMap<string, string>): string {
  const name = named.get(JSON.stringify(shape))
  if (name !== undefined) return name
  if (Array.isArray(shape)) return `[${shape.map(inner => toText(inner, named)).join(', ')}]`
  if (typeof shape !== 'object' || shape === null) return JSON.stringify(shape)
  const fields = Object.entries(shape as Readonly<Record<string, Shape>>)
  return `{ ${fields.map(([key, inner]) => `${JSON.stringify(key)}: ${toText(inner, named)}`).join(', ')} }`
}
