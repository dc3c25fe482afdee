/** Vitest global set-up of the browser tests: one platform serves all files. */
import type { TestProject } from 'vitest/node'
import { startTestPlatform } from './test-platform.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the platform under test answers: `inject('origin')`. */
    origin: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const platform = await startTestPlatform()
  project.provide('origin', platform.origin)
  return async () => {
    await platform.stop()
  }
}
