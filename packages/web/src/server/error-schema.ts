import Type from 'typebox'

/** The error response of every API endpoint. */
export const errorResponse = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ description: 'A stable error code.' }),
      message: Type.String({ description: 'A human-readable message.' }),
      field: Type.Optional(Type.String({ description: 'The invalid parameter.' })),
      reason: Type.Optional(Type.String({ description: 'Why it is invalid.' })),
    }),
  },
  { description: 'Error' },
)
