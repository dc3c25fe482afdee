import type { Registry } from 'prom-client'
import { createCounter, createGauge } from '../read-on-scrape.ts'
import type { PageThread } from './page-thread.ts'

export function measurePageThread(registry: Registry, thread: Pick<PageThread, 'counts' | 'activeMs'>): void {
  const count = (name: string, help: string, read: () => number) =>
    createCounter(registry, `page_thread_${name}`, help, read)
  count('pages_total', 'Pages made by the page thread.', () => thread.counts.made)
  count(
    'not_made_total',
    'Addresses that it left to the main thread, or that were given up.',
    () => thread.counts.notMade,
  )
  count('lost_total', 'Times that it ended by itself.', () => thread.counts.lost)
  count('active_seconds_total', 'Time in which its event loop was not idle.', () => thread.activeMs / 1_000)
  createGauge(
    registry,
    'page_thread_waiting',
    'Pages asked of it, to be made or made smaller, and not answered yet.',
    () => thread.counts.waiting,
  )
}
