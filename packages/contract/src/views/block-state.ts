import Type, { type TSchema } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

/** A block either has its view, has nothing to show with a reason, or failed to load; the rest of the page never notices. */
export type BlockState<T> =
  | { readonly state: 'ready'; readonly view: T }
  | { readonly state: 'empty'; readonly reason: string }
  | { readonly state: 'failed' }

/** The schema of one part of an answer that can be missing or fail without the others. */
export function BlockState<View extends TSchema>(view: View) {
  return Type.Union(
    [
      strictObject({ state: Type.Literal('ready'), view }, 'Loaded.'),
      strictObject(
        {
          state: Type.Literal('empty'),
          reason: Type.String({ description: 'In a sentence that can be shown to readers.' }),
        },
        'There is nothing to show: this part does not apply to the security, or no data exists.',
      ),
      strictObject(
        { state: Type.Literal('failed') },
        'This part could not be loaded; the others are not affected. Calling again may help.',
      ),
    ],
    {
      description:
        'One part of the answer: ready with its view, empty with a reason, or failed. A null inside a view is a figure that is not available.',
    },
  )
}
