import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { WidgetElementClass } from '@bellwether/widget-kit'
import { describe, expect, it } from 'vitest'
import { publishedWidgets } from './published-widgets.ts'

const root = resolve(import.meta.dirname, '../../../..')

it('publishes every folder under widgets', () => {
  expect(publishedWidgets).toEqual(readdirSync(resolve(root, 'widgets')).toSorted())
})

describe.each(publishedWidgets)('%s', type => {
  it('is built from its description, with a long footer if it states a date or basis', async () => {
    const { element }: { element: WidgetElementClass } = await import(`../../../../widgets/${type}/src/element.tsx`)
    const { basics } = await import(`../../../../packages/catalogue/src/widgets/${type}.ts`)
    expect(element.basics).toBe(basics)
    expect(element.basics.longFooter ?? false).toBe(element.behaviour.describe !== undefined)
  })
})
