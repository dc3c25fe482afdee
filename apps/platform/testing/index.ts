export { buildPages } from './built-pages.ts'
export { createDealer, type Dealer, dealAgain, dealUntilKilled, readBooks, startReady } from './dealing.ts'
export { type PlatformProcess, type PlatformProcessOptions, spawnPlatform } from './platform-process.ts'
export { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts'
