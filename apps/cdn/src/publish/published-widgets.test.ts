import { catalogue, findWidget, type SettingDescription } from '@bellwether/catalogue'
import type { Setting, WidgetElementClass } from '@bellwether/widget-kit'
import { describe, expect, it } from 'vitest'
import { publishedWidgets } from './published-widgets.ts'

it('are those of the catalogue', () => {
  expect(publishedWidgets.toSorted()).toEqual(Object.keys(catalogue).toSorted())
})

describe.each(publishedWidgets)('the settings of %s', type => {
  it('are read as the catalogue says', async () => {
    const { element }: { element: WidgetElementClass } = await import(`../../../../widgets/${type}/src/element.tsx`)
    const { settings } = element.definition
    const described = findWidget(type)?.settings.filter(({ name }) => name !== 'heading') ?? []
    expect(described.map(({ name }) => name).toSorted()).toEqual(Object.keys(settings).toSorted())
    for (const description of described) {
      const setting = settings[description.name]
      if (setting) expectAgreement(description, setting)
    }
  })
})

describe.each(publishedWidgets)('the room of %s', type => {
  it('is what the catalogue says: as many lines, a heading, a long foot', async () => {
    const { element }: { element: WidgetElementClass } = await import(`../../../../widgets/${type}/src/element.tsx`)
    const { rows, heading, describe: tellsMore } = element.definition
    const room = findWidget(type)?.room
    for (const limit of [1, 5, 7])
      for (const live of [false, true])
        for (const compact of [false, true]) {
          const settings = { limit, live, compact, marketCodes: ['LSE:HVL', 'LSE:BW.', 'LSE:NWT'].slice(0, limit) }
          const given = rows(settings as unknown as Parameters<typeof rows>[0])
          const [wide, narrow = wide, narrowest = narrow] = typeof given === 'number' ? [given] : given
          expect(room?.rows(settings)).toEqual([wide, narrow, narrowest])
        }
    expect([room?.heading, room?.longFoot ?? false]).toEqual([heading !== '', tellsMore !== undefined])
  })
})

function expectAgreement(description: SettingDescription, { standard, parse }: Setting<unknown>): void {
  const { name } = description
  expect(standard === null, `${name} is required`).toBe(description.required === true)
  if ('default' in description) expect(standard, name).toEqual(description.default)
  const takes = (...given: unknown[]) => given.map(value => parse(value) !== null)
  switch (description.kind) {
    case 'number': {
      const { least, most, whole } = description
      expect(takes(least, most, String(most), least - 1, most + 1), name).toEqual([true, true, true, false, false])
      expect(takes(least + 0.5), name).toEqual([!whole])
      break
    }
    case 'choice':
      expect(takes(...description.choices, 'nonsense'), name).toEqual([...description.choices.map(() => true), false])
      break
    case 'switch':
      expect(takes(true, 'false', 'perhaps'), name).toEqual([true, true, false])
      break
    case 'market-codes':
      expect(takes('LSE:HVL LSE:NWT', Array(description.most + 1).fill('LSE:HVL')), name).toEqual([true, false])
      break
    case 'market-code':
    case 'text':
      expect(takes('LSE:HVL', 7), name).toEqual([true, false])
  }
}
