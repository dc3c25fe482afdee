import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { type JsonSchema, ofOtherKind, schemasIn, slotsOf, valuesOf } from './schema/schema-values.fixture.ts'
import * as all from './schemas.ts'

const { widgetViewSchemas, findMismatch } = all
const answers = Object.entries(all).filter(([name]) => name.endsWith('Answer')) as [string, TSchema][]
const borders: readonly [string, TSchema][] = [...Object.entries(widgetViewSchemas), ...answers]
const runs = { numRuns: 25 }

it('cover every answer of the API besides those of widgets', () => {
  expect(answers.map(([name]) => name).toSorted()).toEqual([
    'ErrorAnswer',
    'FailureAnswer',
    'InitStreamingAnswer',
    'InstrumentAnswer',
    'OembedAnswer',
    'RemovedItemsAnswer',
    'SecuritySearchAnswer',
    'StatusAnswer',
    'UserDetailsAnswer',
    'WatchedRowsAnswer',
    'WatchlistsAnswer',
    'WidgetTokenAnswer',
  ])
})

describe.each(borders)('the schema of %s', (_name, schema) => {
  it('takes values made from it', () => {
    fc.assert(
      fc.property(valuesOf(schema), value => {
        expect(findMismatch(schema, value)).toBeNull()
      }),
      runs,
    )
  })

  it('names a field that it does not have', () => {
    eachChange((owner, _name, path) => {
      owner.unexpected = 1
      return { path: path.replace(/[^.]+$/, 'unexpected'), reason: 'is not in the schema' }
    })
  })

  it('names a field that is missing, unless it is optional', () => {
    eachChange((owner, name, path, required) => {
      delete owner[name]
      return required ? { path } : null
    })
  })

  it('names a field of another kind', () => {
    eachChange((owner, name, path) => {
      owner[name] = ofOtherKind(owner[name])
      return { path }
    })
  })

  it('lets no object have further fields', () => {
    const open = schemasIn(schema as JsonSchema).filter(
      one => one.type === 'object' && one.additionalProperties !== false,
    )
    expect(open).toEqual([])
  })

  /** Changes one field of a value that fits, and compares what is found with what the change should give. */
  function eachChange(
    change: (owner: Record<string, unknown>, name: string, path: string, required: boolean) => object | null,
  ): void {
    fc.assert(
      fc.property(valuesOf(schema), fc.nat(), (drawn, seed) => {
        const value = structuredClone(drawn)
        const slots = slotsOf(schema as JsonSchema, value)
        const slot = slots[seed % slots.length]
        fc.pre(slot !== undefined)
        if (!slot) return
        const expected = change(slot.owner, slot.name, slot.path, slot.required)
        const found = findMismatch(schema, value)
        if (expected) expect(found).toMatchObject(expected)
        else expect(found).toBeNull()
      }),
      runs,
    )
  }
})
