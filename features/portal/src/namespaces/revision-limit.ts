/** Revisions that owners may add to a namespace, in all its environments together: one each working day for four years. */
export const maxRevisions = 1_000
