/**
 * Hash of the built part `extras`, written in by build.ts and empty in the sources: where components.json cannot be
 * fetched, a wrong configuration still gets its own message.
 */
export const extrasIntegrity: string = ''
