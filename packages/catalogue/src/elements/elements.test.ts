import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { catalogue, type SettingsByType as Derived } from '../catalogue.ts'
import { toCustomElementsManifest } from './custom-elements-manifest.ts'
import type { AttributesByTag, SettingsByType } from './element-types.ts'
import { toElementTypesText } from './element-types-text.ts'
import { toHtmlCustomData } from './html-custom-data.ts'

const widgets = Object.values(catalogue)

/** Without what the formatter changes. */
const squeeze = (text: string) => text.replace(/[\s|"'`]/g, '')

describe('[LD-TAG-4] the types of the tags', () => {
  it('are those of the descriptions: run scripts/write-element-types.ts', () => {
    const written = readFileSync(join(import.meta.dirname, 'element-types.ts'), 'utf8')
    expect(squeeze(written)).toBe(squeeze(toElementTypesText()))
  })

  it('say the same as the types that the widgets read', () => {
    expectTypeOf<SettingsByType>().toEqualTypeOf<Derived>()
    expectTypeOf<keyof AttributesByTag>().toEqualTypeOf<`bw-${keyof Derived}`>()
    expectTypeOf<AttributesByTag['bw-quote-header']['market-code']>().toEqualTypeOf<string>()
  })
})

describe('[LD-TAG-5] files for editors', () => {
  const manifest = toCustomElementsManifest() as {
    modules: {
      declarations: { tagName: string; attributes: { name: string }[]; cssParts: object[]; slots: object[] }[]
    }[]
  }
  const data = toHtmlCustomData() as { tags: { name: string; attributes: { name: string; values?: object[] }[] }[] }

  it('have every tag with all its attributes', () => {
    const inManifest = manifest.modules.flatMap(({ declarations }) => declarations)
    expect(inManifest.map(({ tagName }) => tagName)).toEqual(widgets.map(({ tagName }) => tagName))
    expect(data.tags.map(({ name }) => name)).toEqual(widgets.map(({ tagName }) => tagName))
    for (const [at, { settings }] of widgets.entries()) {
      const attributes = settings.map(({ attribute }) => attribute)
      expect(inManifest[at]?.attributes.map(({ name }) => name)).toEqual(attributes)
      expect(data.tags[at]?.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(attributes))
    }
  })

  it('have the choices of an attribute', () => {
    const chart = data.tags.find(({ name }) => name === 'bw-price-chart')
    expect(chart?.attributes.find(({ name }) => name === 'scale')?.values).toContainEqual({ name: 'linear' })
  })
})
