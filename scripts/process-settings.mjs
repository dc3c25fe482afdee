/**
 * Settings of a server's process, each unless the environment has its own: glibc gives freed memory back (left to itself, it kept
 * 230 MB of what making a market in the process had taken; other systems ignore it), a young generation takes at most 48 MB
 * (where the machine has much memory, Node lets it grow to 192, and keeps it), and V8 has as many threads to compile and collect garbage as there are
 * cores besides the one that serves (left to itself Node takes four, which on two cores leave it a third of its time).
 */
export const processSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=16 --v8-pool-size=0',
}
