// Loaded into a child process with --import. Its stdin is a pipe from the test process and closes with it, however that
// ended: a worker that Vitest kills runs no exit handler, and would leave its servers behind.
import { isMainThread } from 'node:worker_threads'

// Threads load this too, with a stdin of their own that ends at once.
if (isMainThread) process.stdin.resume().once('end', () => process.exit(1))
