export { expectNoAxeViolations, expectNoContrastViolations } from './accessibility.ts'
export { launchBrowser } from './browser.ts'
export { buildPages } from './built-pages.ts'
export { type ConsoleProblems, collectConsole } from './collect-console.ts'
export { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts'
export { findFreePort } from './free-port.ts'
export { type FocusStop, keyboardWalk } from './keyboard-walk.ts'
export { type NatsServer, startNats } from './nats-server.ts'
export { type PlatformProcess, type PlatformProcessOptions, spawnPlatform } from './platform-process.ts'
export { type PostgresServer, startPostgres } from './postgres-server.ts'
export { settled } from './settled.ts'
export { type CdnFault, type CdnRequest, startTestCdn, type TestCdn, toIntegrity } from './test-cdn.ts'
export {
  createEmptyPostgresDatabase,
  createPostgresDatabase,
  describeOnBothDatabases,
  openMemoryDatabase,
} from './test-database.ts'
export { openMarket } from './test-market.ts'
export { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts'
export { getUniverseTemplate } from './universe-template.ts'
