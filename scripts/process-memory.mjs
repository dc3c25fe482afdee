/**
 * Settings of a server's process, each unless the environment has its own: glibc gives freed memory back (left to itself, it kept
 * 230 MB of what making a market in the process had taken; other systems ignore it), and a young generation takes at most 48 MB
 * (where the machine has much memory, Node lets it grow to 192, and keeps it).
 */
export const processMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=16',
}
