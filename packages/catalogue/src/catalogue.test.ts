import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { securityTypes } from '@bellwether/domain'
import { Value } from 'typebox/value'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  appliesTo,
  catalogue,
  findWidget,
  queryOf,
  type SettingsByType,
  settingsOf,
  type WidgetType,
  widgetTypes,
} from './catalogue.ts'
import { findSettingProblems } from './setting-problem.ts'
import { settingsSchemaOf } from './settings-schema.ts'

describe.each(Object.values(catalogue))('$type', widget => {
  it('is found by its type and has the matching tag name', () => {
    expect(findWidget(widget.type)).toBe(widget)
    expect(widget.tagName).toBe(`bw-${widget.type}`)
    expect(securityTypes).toEqual(expect.arrayContaining([...widget.kinds]))
  })

  it('names each setting once, with a kebab-case attribute and a sentence of description', () => {
    const names = widget.settings.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, attribute, words } of widget.settings) {
      expect(attribute).toBe(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))
      expect(words).toMatch(/^[A-Z].*\.$/s)
    }
  })

  it('has a valid example that its schema accepts too', () => {
    expect(findSettingProblems(widget, widget.example)).toEqual([])
    expect(Value.Check(settingsSchemaOf(widget), widget.example)).toBe(true)
  })
})

describe('setting problems', () => {
  const widget = findWidget('top-holdings')
  if (!widget) throw new Error('no such widget')

  it('state the given value and what is expected', () => {
    expect(findSettingProblems(widget, { limit: 99, haeding: 'x' })).toEqual([
      { path: '/marketCode', given: undefined, right: 'a market code such as LSE:HVL' },
      { path: '/limit', given: 99, right: 'a whole number from 1 to 10' },
      { path: '/haeding', given: 'x', right: 'one of marketCode, limit, heading, locale' },
    ])
  })

  it.each<Record<string, unknown>>([
    { marketCode: 'HVL' },
    { marketCode: 7 },
    { marketCode: 'LSE:HVL', limit: 2.5 },
    { marketCode: 'LSE:HVL', limit: '5' },
    { marketCode: 'LSE:HVL', heading: null },
    { marketCode: 'LSE:HVL', toString: 1 },
  ])('are rejected by the schema too: %j', settings => {
    expect(findSettingProblems(widget, settings)).toHaveLength(1)
    expect(Value.Check(settingsSchemaOf(widget), settings)).toBe(false)
  })
})

it('lists every description in the folder', () => {
  const files = readdirSync(resolve(import.meta.dirname, 'widgets')).map(file => file.replace('.ts', ''))
  expect([...widgetTypes, 'index'].toSorted()).toEqual(files.toSorted())
})

it('states which settings and query parameters a widget takes', () => {
  expect(settingsOf('news-list').map(({ name }) => name)).toEqual(['marketCode', 'limit', 'heading', 'locale'])
  expect(queryOf('news-list')).toEqual(['limit'])
  expect(queryOf('top-holdings')).toEqual([])
  expect(queryOf('security-search')).toEqual(['limit', 'search'])
})

it('states which types of securities a widget applies to', () => {
  expect(appliesTo('top-holdings', 'FUND')).toBe(true)
  expect(appliesTo('top-holdings', 'EQUITY')).toBe(false)
  expect(appliesTo('watchlist', 'BOND')).toBe(true)
})

it('finds no widget named like a property of Object.prototype', () => {
  expect(findWidget('toString')).toBeNull()
})

it('has literal types for widget and setting names', () => {
  type Names = { [Type in WidgetType]: keyof SettingsByType[Type] }[WidgetType]
  expectTypeOf<string>().not.toExtend<WidgetType>()
  expectTypeOf<string>().not.toExtend<Names>()
  expectTypeOf<SettingsByType['top-holdings']>().toEqualTypeOf<{
    readonly marketCode: string
    readonly limit?: number
    readonly heading?: string
    readonly locale?: string
  }>()
})
