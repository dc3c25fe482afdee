import Type, {
  type Static,
  type TArray,
  type TEnum,
  type TImmutable,
  type TNull,
  type TObject,
  type TProperties,
  type TReadonly,
  type TSchema,
  type TUnion,
  type TUnsafe,
} from 'typebox'

type ReadonlyProperties<Properties extends TProperties> = {
  [Key in keyof Properties]: TReadonly<Properties[Key]>
}

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** An object with these fields and no others; each is readonly. */
export function strictObject<Properties extends TProperties>(
  properties: Properties,
  description?: string,
): TObject<ReadonlyProperties<Properties>> {
  const options = { additionalProperties: false, ...(description !== undefined && { description }) }
  return Type.Object(properties, options) as unknown as TObject<ReadonlyProperties<Properties>>
}

/** A readonly array. */
export function list<Item extends TSchema>(item: Item, description?: string): TImmutable<TArray<Item>> {
  const options = description === undefined ? {} : { description }
  return Type.Immutable(Type.Array(item, options)) as unknown as TImmutable<TArray<Item>>
}

/** The description says what a null means here. */
export function nullable<Schema extends TSchema>(
  schema: Schema,
  description = 'Null when not available.',
): TUnion<[Schema, TNull]> {
  return Type.Union([schema, Type.Null()], { description })
}

/** One of several names. */
export function choice<Names extends string[]>(names: readonly [...Names], description?: string): TEnum<Names> {
  return Type.Enum(names, { type: 'string', ...(description !== undefined && { description }) })
}

/** The same schema where its place gives it a meaning of its own. */
export function described<Schema extends TSchema>(schema: Schema, description: string): Schema {
  return Type.With(schema, { description }) as unknown as Schema
}

/** The schema of a type declared elsewhere: a compile error unless both say the same. */
export function schemaOf<Declared>() {
  return <Schema extends TSchema>(
    schema: Equal<Static<Schema>, Declared> extends true ? Schema : never,
  ): TUnsafe<Declared> => Type.Unsafe<Declared>(schema)
}
