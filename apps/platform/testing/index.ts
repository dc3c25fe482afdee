export { buildPages } from './built-pages.ts'
export { type PlatformProcess, type PlatformProcessOptions, spawnPlatform } from './platform-process.ts'
export { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts'
