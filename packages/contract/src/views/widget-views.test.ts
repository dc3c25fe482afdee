import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { IsoDate } from '@bellwether/domain'
import type { Static } from 'typebox'
import { expect, expectTypeOf, it } from 'vitest'
import type { MarketWidgetViews, SecurityWidgetViews, WidgetName, WidgetViews } from '../index.ts'
import { BlockState } from './block-state.ts'
import type { Figure } from './figure.ts'
import { TopHoldingsView } from './top-holdings.ts'
import { type TopHoldingsWidgetView, widgetViewSchemas } from './widget-views.ts'

type Schemas = typeof widgetViewSchemas

it('have schemas that cover their types both ways', () => {
  expectTypeOf<WidgetViews>().toEqualTypeOf<{ readonly [Name in keyof Schemas]: Static<Schemas[Name]> }>()
  expectTypeOf<keyof SecurityWidgetViews | keyof MarketWidgetViews | 'price-chart'>().toEqualTypeOf<WidgetName>()
  expectTypeOf<Static<typeof TopHoldingsWidgetView>>().toEqualTypeOf<{
    readonly name: string
    readonly href: string
    readonly simulated: boolean
    readonly sources?: readonly { readonly name: string; readonly asAt: IsoDate }[]
    readonly holdings: BlockState<{
      readonly holdings: readonly {
        readonly rank: number
        readonly name: string
        readonly isin: string | null
        readonly sedol: string | null
        readonly href: string | null
        readonly holdingType: string
        readonly sector: string | null
        readonly country: string | null
        readonly weighting: number
        readonly previousWeighting: number | null
        readonly indexWeighting: number | null
        readonly firstBought: IsoDate | null
      }[]
      readonly totalWeighting: number
      readonly explained?: readonly Figure[]
      readonly holdingsCount: number | null
      readonly asAt: IsoDate
    }>
  }>()
})

it('have parts whose schema is that of the generic type', () => {
  const schema = BlockState(TopHoldingsView)
  expectTypeOf<Static<typeof schema>>().toEqualTypeOf<BlockState<TopHoldingsView>>()
})

it('tell null, empty and failed apart in words', () => {
  const { description, anyOf } = BlockState(TopHoldingsView) as unknown as {
    readonly description: string
    readonly anyOf: readonly { readonly description: string }[]
  }
  expect(description).toMatch(/ready.*empty.*failed.*null/)
  expect(anyOf.map(variant => variant.description)).toEqual([
    expect.stringMatching(/^Loaded/),
    expect.stringMatching(/nothing to show/),
    expect.stringMatching(/could not be loaded/),
  ])
})

it('are those of the folders under widgets', () => {
  const folders = readdirSync(resolve(import.meta.dirname, '../../../../widgets'))
  expect(Object.keys(widgetViewSchemas).toSorted()).toEqual(folders.toSorted())
})
