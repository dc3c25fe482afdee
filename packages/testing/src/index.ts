export {
  expectNoAxeViolations,
  expectNoContrastViolations,
  expectNoLayoutOrContrastViolations,
} from './accessibility.ts'
export { launchBrowser, launchNewProfile } from './browser.ts'
export { getCachedFile } from './cached-file.ts'
export { type ConsoleProblems, collectConsole } from './collect-console.ts'
export { type Engine, type EngineName, engineNames } from './engines/engine.ts'
export { type EnginePage, toPage } from './engines/engine-page.ts'
export { keepConsole } from './engines/keep-console.ts'
export { launchEngine } from './engines/launch-engine.ts'
export { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts'
export { findProgram } from './find-program.ts'
export { startForwardingProxy } from './forwarding-proxy.ts'
export { findFreePort } from './free-port.ts'
export { type FocusStop, keyboardWalk } from './keyboard-walk.ts'
export { type NatsServer, startNats } from './nats-server.ts'
export { type PostgresServer, startPostgres } from './postgres-server.ts'
export { repository } from './repository.ts'
export { settled } from './settled.ts'
export { type CdnFault, type CdnRequest, startTestCdn, type TestCdn, toIntegrity } from './test-cdn.ts'
export {
  createEmptyPostgresDatabase,
  createPostgresDatabase,
  describeOnBothDatabases,
  openFilledDatabase,
  openMemoryDatabase,
} from './test-database.ts'
