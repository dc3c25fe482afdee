import { createBroadcast } from '../dialects/broadcast.ts'
import { createMqtt } from '../dialects/mqtt.ts'
import { createNats } from '../dialects/nats.ts'
import { createNchan, createNchanPost } from '../dialects/nchan.ts'
import { createOurs } from '../dialects/ours.ts'
import { createSocketIo } from '../dialects/socket-io.ts'
import type { Dialect, DialectOptions } from './dialect.ts'
import type { DialectName } from './load-order.ts'

export const dialects: Readonly<Record<DialectName, (options: DialectOptions) => Dialect>> = {
  ours: createOurs,
  oursByStream: createOurs,
  oursByTwo: createOurs,
  broadcast: createBroadcast,
  socketIo: createSocketIo,
  nchan: createNchan,
  nchanPost: createNchanPost,
  nats: createNats,
  mqtt: createMqtt,
}
