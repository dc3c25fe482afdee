import type { Price as DomainPrice } from '@bellwether/domain'
import Type, { type Static } from 'typebox'
import { expect, expectTypeOf, it } from 'vitest'
import { described, list, nullable, schemaOf, strictObject } from './strict-schema.ts'

const number = Type.Number()

it('gives readonly types', () => {
  const schema = strictObject({
    rows: list(nullable(strictObject({ name: Type.String(), note: Type.Optional(number) }))),
  })
  expectTypeOf<Static<typeof schema>>().toEqualTypeOf<{
    readonly rows: readonly ({ readonly name: string; readonly note?: number } | null)[]
  }>()
  expect(schema).toMatchObject({ additionalProperties: false, required: ['rows'] })
})

it('describes a schema anew without changing the first', () => {
  const first = strictObject({ a: number }, 'One.')
  expect(described(first, 'Two.')).toMatchObject({ type: 'object', description: 'Two.', required: ['a'] })
  expect(first).toMatchObject({ description: 'One.' })
})

it('takes no schema that says more or less than the declared type', () => {
  const declare = schemaOf<DomainPrice>()
  declare(strictObject({ value: number, scale: number, unit: Type.String() }))
  // @ts-expect-error a field too few
  declare(strictObject({ value: number, scale: number }))
  // @ts-expect-error a field too many
  declare(strictObject({ value: number, scale: number, unit: Type.String(), text: Type.String() }))
  // @ts-expect-error of another kind
  declare(strictObject({ value: number, scale: number, unit: number }))
  // @ts-expect-error optional here and required there
  declare(strictObject({ value: number, scale: number, unit: Type.Optional(Type.String()) }))
  // @ts-expect-error not readonly
  declare(Type.Object({ value: number, scale: number, unit: Type.String() }))
})
