import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JsonSchema, ofOtherKind, slotsOf, valuesOf } from '../schema/schema-values.fixture.ts'
import { widgetViewSchemas } from '../views/widget-views.ts'
import { findShapeMisfit, type Shape } from './shape.ts'
import { toShape } from './to-shape.ts'
import * as shapes from './widget-shapes.ts'
import { toShapeName } from './widget-shapes-text.ts'

const runs = { numRuns: 25 }

describe.each(Object.entries(widgetViewSchemas))('the shape of %s', (widget, schema) => {
  const shape = toShape(schema)
  // Of alternatives without a tag, the first is the one that misfits are reported for.
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

  it('names a field of another kind', () => {
    eachChange((owner, name, path) => {
      owner[name] = owner[name] === null ? Symbol('neither') : ofOtherKind(owner[name])
      return path
    })
  })

  function eachChange(
    change: (owner: Record<string, unknown>, name: string, path: string, required: boolean) => string | null,
  ): void {
    fc.assert(
      fc.property(valuesOf(main ?? schema), fc.nat(), (drawn, seed) => {
        const value = structuredClone(drawn)
        expect(findShapeMisfit(shape, value)).toBeNull()
        const slots = slotsOf((main ?? schema) as JsonSchema, value)
        const slot = slots[seed % slots.length]
        fc.pre(slot !== undefined)
        if (!slot) return
        const expected = change(slot.owner, slot.name, slot.path, slot.required)
        expect(findShapeMisfit(shape, value)).toBe(expected === null ? null : `.${expected}`)
      }),
      runs,
    )
  }
})

it('takes a chart that says why there is none', () => {
  const empty = { name: 'a', href: 'b', simulated: true, empty: 'No prices yet.' }
  expect(findShapeMisfit(shapes.priceChartShape, empty)).toBeNull()
})

it('names the value itself', () => {
  expect(findShapeMisfit({ name: 1 }, null)).toBe('')
  expect(findShapeMisfit([1], 'text')).toBe('')
})
