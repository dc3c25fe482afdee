import type { TSchema } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'
import { ErrorAnswer } from './error-answer.ts'

/** `{ data }`, as nearly every call of the API answers. */
export function dataOf<View extends TSchema>(view: View) {
  return strictObject({ data: view })
}

/** What a route declares as its responses: this answer, or an error. */
export function responseOf<Answer extends TSchema>(answer: Answer) {
  return { 200: answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer } as const
}
