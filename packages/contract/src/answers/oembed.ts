import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

/** `GET /oembed`, in the fields of oEmbed 1.0. */
export const OembedAnswer = strictObject({
  type: Type.Literal('rich'),
  version: Type.Literal('1.0'),
  title: Type.String(),
  provider_name: Type.String(),
  provider_url: Type.String(),
  cache_age: Type.Integer({ description: 'Seconds.' }),
  html: Type.String({ description: 'An iframe.' }),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type OembedAnswer = Static<typeof OembedAnswer>
