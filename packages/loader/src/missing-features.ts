import type { Working } from './session.ts'

/** Downloads what the browser lacks; what comes back runs it. A current browser downloads nothing. */
export async function prepareMissing(session: Working): Promise<(() => Promise<void>) | undefined> {
  const { polyfills = {} } = await session.manifest
  if (Object.keys(polyfills).some(isMissing)) return session.runPart('polyfills', session)
}

/** `Promise.try` is there if globalThis has a Promise and that has a try. */
export function isMissing(name: string): boolean {
  return !name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], globalThis)
}
