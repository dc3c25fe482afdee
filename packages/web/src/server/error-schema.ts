import Type from 'typebox'

/** How every call of the API says no. */
export const errorResponse = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ description: 'For programs; it never changes its meaning.' }),
      message: Type.String({ description: 'For people.' }),
      field: Type.Optional(Type.String({ description: 'The parameter at fault.' })),
      reason: Type.Optional(Type.String({ description: 'What is wrong with it.' })),
    }),
  },
  { description: 'Refused' },
)
