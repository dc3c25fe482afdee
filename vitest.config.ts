import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const rooms = ['packages', 'features', 'apps', 'widgets', 'scripts', 'tests', 'bench']
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

export default defineConfig({
  plugins: [react()],
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...rooms.flatMap(room => [`${room}/**/*.test.ts`, `${room}/**/*.test.tsx`]), 'scripts/*.test.mjs'],
          exclude: [integration, browser],
          setupFiles,
          maxWorkers,
          testTimeout: 20_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: rooms.map(room => `${room}/${integration}`),
          setupFiles,
          maxWorkers: maxWaitingWorkers,
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
          include: rooms.map(room => `${room}/${browser}`),
          setupFiles,
          globalSetup: ['apps/platform/testing/browser-global-setup.ts'],
          maxWorkers: maxWaitingWorkers,
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
