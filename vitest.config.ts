import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './scripts/slowest-first.ts'

const folders = ['packages', 'apps', 'features', 'widgets', 'scripts', 'tests', 'bench']
const isolated = '**/*.isolated.test.ts'
const integration = '**/*.integration.test.ts'
const browser = '**/*.browser.test.ts'
// Vitest keeps one core for itself, which on two cores halves the speed. Group orders start at 1: files of order 0 with
// one worker are put last.
const maxWorkers = availableParallelism()
// Files with servers and browsers wait for timers, sockets and frames for a third of their time: one more keeps the cores busy.
const maxWaitingWorkers = maxWorkers + 1
// What meets real sockets, processes and browsers on a crowded machine gets a second try; `npm test` names each test
// that needed it, so that it is mended and not forgotten.
const retry = 1
/** A second, the default, is little for a page on a crowded machine. */
const expectOptions = { poll: { timeout: 10_000 } }
const setupFiles = ['packages/testing/src/console-guard.ts']
/** Only to end what hangs: a property test takes seconds on an idle machine, half a minute on a crowded one. */
const unitTimeout = 60_000

export default defineConfig({
  plugins: [react()],
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    sequence: { sequencer: SlowestFirst },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'apps/*/src/**', 'features/*/src/**', 'widgets/*/src/**'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
      reporter: ['text-summary', 'html', 'lcov'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            ...folders.flatMap(folder => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]),
            'scripts/*.test.mjs',
          ],
          exclude: [isolated, integration, browser],
          setupFiles,
          maxWorkers,
          // Modules are loaded once per worker, not once per file: a third of the time. See console-guard.ts for what keeps files apart.
          isolate: false,
          testTimeout: unitTimeout,
          expect: expectOptions,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: folders.map(folder => `${folder}/${isolated}`),
          setupFiles,
          maxWorkers,
          testTimeout: unitTimeout,
          expect: expectOptions,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: folders.map(folder => `${folder}/${integration}`),
          setupFiles,
          globalSetup: ['packages/testing/src/integration-global-setup.ts'],
          maxWorkers: maxWaitingWorkers,
          // Half the processor time: the site's modules are loaded and compiled once per worker.
          isolate: false,
          // Servers start and databases are made here: seconds on an idle machine, a minute on a crowded one.
          testTimeout: 120_000,
          retry,
          expect: expectOptions,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: folders.map(folder => `${folder}/${browser}`),
          setupFiles,
          globalSetup: ['apps/platform/testing/browser-global-setup.ts'],
          maxWorkers: maxWaitingWorkers,
          isolate: false,
          testTimeout: 60_000,
          retry,
          expect: expectOptions,
          hookTimeout: 180_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
