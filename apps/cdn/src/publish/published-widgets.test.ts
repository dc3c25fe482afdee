import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createApiClient } from '@bellwether/api-client'
import { findWidget, toDataAddress } from '@bellwether/catalogue'
import type { WidgetElementClass } from '@bellwether/widget-kit'
import { describe, expect, it } from 'vitest'
import { parseWidgetSettings } from '../../../../packages/widget-kit/src/widget-settings.ts'
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
    if (element.behaviour.describe) expect(element.basics.longFooter).toBe(true)
  })

  it('[LD-STEP-17] asks for its first view where its description says', async () => {
    const { element }: { element: WidgetElementClass } = await import(`../../../../widgets/${type}/src/element.tsx`)
    const widget = findWidget(type)
    const address = widget && toDataAddress(widget)
    const given = widget?.example ?? {}
    const asked: string[] = []
    const ask = async (url: unknown) => {
      asked.push(String(url))
      return Response.json({})
    }
    const client = createApiClient({ root: '', token: async () => null, fetch: ask as typeof fetch })
    const tools = { client, api: '', token: async () => null, hasLoader: true, dispatch: () => {} }
    const settings = parseWidgetSettings(element.basics, given, undefined)
    await element.behaviour.load(tools, settings, new AbortController().signal).catch(() => {})
    const filled = address?.replace(/\{(\w+)(?:=([^{}]*))?\}/g, (_, name: string, standard = '') =>
      encodeURIComponent(String(given[name] ?? standard)),
    )
    expect(asked).toHaveLength(1)
    if (address) expect(asked).toEqual([filled])
    else expect(['security-search', 'watchlist']).toContain(type)
  })
})
