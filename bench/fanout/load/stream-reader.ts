import type { RawClient } from './raw-client.ts'

/** Reads one packet at `at` and returns where it ends; -1 while it is incomplete. */
export type ReadPacket = (client: RawClient, bytes: Buffer, at: number, end: number) => number

/** For protocols whose packets may lie across frames. */
export function readPackets(client: RawClient, chunk: Buffer, start: number, stop: number, read: ReadPacket): void {
  let bytes = chunk
  let at = start
  let end = stop
  if (client.rest !== null) {
    bytes = Buffer.concat([client.rest, chunk.subarray(start, stop)])
    at = 0
    end = bytes.length
    client.rest = null
  }
  while (at < end) {
    const next = read(client, bytes, at, end)
    if (next < 0) break
    at = next
  }
  if (at < end) client.rest = Buffer.from(bytes.subarray(at, end))
}
