import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JsonSchema, ofOtherKind, slotsOf, valuesOf } from '../schema/schema-values.fixture.ts'
import { widgetViewSchemas } from '../views/widget-views.ts'
import { findShapeMismatch, type Shape, widgetShape } from './shape.ts'
import { toWidgetShape } from './to-shape.ts'
import * as shapes from './widget-shapes.ts'
import { toShapeName } from './widget-shapes-text.ts'

const runs = { numRuns: 25 }

describe.each(Object.entries(widgetViewSchemas))('the shape of %s', (widget, schema) => {
  const shape = toWidgetShape(schema)
  const find = (value: unknown) =>
    findShapeMismatch(widgetShape, value, 'data') ?? findShapeMismatch(shape, value, 'data')
  // Of alternatives without a tag, the first is the one that mismatches are reported for.
  const { anyOf: [main] = [schema] } = schema as JsonSchema

  it('is the one that was written', () => {
    expect((shapes as Readonly<Record<string, Shape>>)[toShapeName(widget)]).toEqual(shape)
  })

  it('takes what fits the schema, with further fields', () => {
    eachChange((owner, _name) => {
      owner.unexpected = 1
      return null
    })
  })

  it('names a field that is missing, unless it is optional', () => {
    eachChange((owner, name, path, required) => {
      delete owner[name]
      return required ? path : null
    })
  })

  it('names a required field of another kind', () => {
    eachChange((owner, name, path, required) => {
      fc.pre(owner[name] !== null && required)
      owner[name] = ofOtherKind(owner[name])
      return path
    })
  })

  /** A field that tells variants apart is reported as the union it is in. */
  function eachChange(
    change: (owner: Record<string, unknown>, name: string, path: string, required: boolean) => string | null,
  ): void {
    fc.assert(
      fc.property(valuesOf(main ?? schema), fc.nat(), (drawn, seed) => {
        const value = structuredClone(drawn)
        expect(find(value)).toBeNull()
        const slots = slotsOf((main ?? schema) as JsonSchema, value)
        const slot = slots[seed % slots.length]
        fc.pre(slot !== undefined)
        if (!slot) return
        // Optional fields and records are not looked into.
        fc.pre(slot.role !== 'entry' && !slot.inOptional)
        const expected = change(slot.owner, slot.name, slot.path, slot.required)
        const path = `data.${expected?.replaceAll(/\[(\d+)\]/g, '.$1')}`
        const reported = slot.role === 'tag' ? path.slice(0, path.lastIndexOf('.')) : path
        expect(find(value)).toBe(expected === null ? null : reported)
      }),
      runs,
    )
  }
})

it('takes a chart that says why there is none', () => {
  const empty = { name: 'a', href: 'b', simulated: true, empty: 'No prices yet.' }
  expect(findShapeMismatch(shapes.priceChartShape, empty, 'data')).toBeNull()
})

it.each([
  ['nothing', { name: 's' }, null],
  ['a text for an object', { name: 's' }, 'text'],
  ['a text for an array', ['s'], 'text'],
  ['an object for an array', ['s'], {}],
  ['a variant nobody knows', [{ ready: {} }, 'state'], { state: 'late' }],
  ['a variant of no name', [{ ready: {} }, 'state'], {}],
])('names the value itself where it is %s', (_what, shape, value) => {
  expect(findShapeMismatch(shape as Shape, value, 'data')).toBe('data')
})
