import type { FaultProxy } from '../../packages/testing/src/fault-proxy.ts'

/** A way in which a connection between two of our servers goes wrong, and how it is mended. */
export interface LinkFault {
  readonly name: string
  begin(proxy: FaultProxy): void
  end(proxy: FaultProxy, targetPort: number): void
}

/** Nothing listens on it: connections are refused. */
const closedPort = 1

export const linkFaults: readonly LinkFault[] = [
  {
    name: 'latency of 300 ms',
    begin: proxy => proxy.set({ delayMs: 300 }),
    end: proxy => proxy.set({}),
  },
  {
    name: 'cut and refused',
    begin: proxy => {
      proxy.lead(closedPort)
      proxy.reset()
    },
    end: (proxy, targetPort) => proxy.lead(targetPort),
  },
  {
    name: 'half-open',
    begin: proxy => proxy.set({ blackhole: true }),
    // What was swallowed never arrives: both ends have to notice by themselves that the connection is of no use.
    end: proxy => proxy.set({}),
  },
  { name: 'reset once', begin: proxy => proxy.reset(), end: () => {} },
]
