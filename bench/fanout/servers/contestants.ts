import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DialectName } from '../load/load-order.ts'
import { workers } from '../loads.ts'

export interface Ports {
  readonly port: number
  readonly feedPort: number
}

export interface Contestant {
  readonly name: string
  readonly dialect: DialectName
  /** What to run; `node` is this Node. Writes its configuration, if it needs one, into the folder. */
  command(ports: Ports, folder: string): readonly [program: string, args: readonly string[]]
}

interface Peer extends Contestant {
  isThere(): boolean
}

const here = import.meta.dirname
const peersFolder = join(here, '../peers')
const nchanModule = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules']
  .map(folder => join(folder, 'ngx_nchan_module.so'))
  .find(existsSync)

export const ours: Contestant = {
  name: 'Bellwether',
  dialect: 'ours',
  command: () => ['node', ['--expose-gc', join(here, 'ours.ts')]],
}

const nchan: Pick<Peer, 'isThere' | 'command'> = {
  isThere: () => isProgram('nginx') && nchanModule !== undefined,
  command: ({ port }, folder) => [
    'nginx',
    ['-p', folder, '-c', write(folder, 'nginx.conf', toNginxConf(port, folder))],
  ],
}

const peers: readonly Peer[] = [
  {
    name: 'by stream',
    dialect: 'oursByStream',
    isThere: () => true,
    command: () => ['node', ['--expose-gc', join(here, 'ours.ts'), '--by-stream']],
  },
  {
    name: workers.name,
    dialect: 'oursByTwo',
    isThere: () => true,
    command: () => ['node', [join(here, 'ours-workers.ts')]],
  },
  {
    name: 'ws broadcast',
    dialect: 'broadcast',
    isThere: () => true,
    command: () => ['node', [join(here, 'ws-broadcast.ts')]],
  },
  {
    name: 'Socket.IO',
    dialect: 'socketIo',
    isThere: installPeers,
    command: () => ['node', [join(peersFolder, 'socket-io.js')]],
  },
  { name: 'nchan', dialect: 'nchan', ...nchan },
  { name: 'nchan, POST', dialect: 'nchanPost', ...nchan },
  {
    name: 'NATS',
    dialect: 'nats',
    isThere: () => isProgram('nats-server'),
    command: ({ port, feedPort }, folder) => [
      'nats-server',
      ['-c', write(folder, 'nats.conf', toNatsConf(port, feedPort, folder))],
    ],
  },
  {
    name: 'Mosquitto',
    dialect: 'mqtt',
    isThere: () => isProgram('mosquitto'),
    command: ({ port, feedPort }, folder) => [
      'mosquitto',
      ['-c', write(folder, 'mosquitto.conf', toMosquittoConf(port, feedPort))],
    ],
  },
]

/** Ours first. Peers that are not installed are left out, with a line that says so. */
export function findContestants(only: readonly DialectName[] | null): Contestant[] {
  const wanted = peers.filter(peer => only === null || only.includes(peer.dialect))
  const there = wanted.filter(peer => {
    const isThere = peer.isThere()
    if (!isThere) console.log(`${peer.name} is not installed and is left out.`)
    return isThere
  })
  return only === null || only.includes('ours') ? [ours, ...there] : there
}

function isProgram(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

function installPeers(): boolean {
  if (existsSync(join(peersFolder, 'node_modules/socket.io'))) return true
  // npm's own `node` must be this one.
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: peersFolder,
      env: { ...process.env, PATH: path },
    })
    return true
  } catch {
    return false
  }
}

function write(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const toNginxConf = (port: number, folder: string) => `
load_module ${nchanModule};
user root;
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 16000; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  tcp_nodelay on;
  keepalive_requests 100000000;
  nchan_shared_memory_size 512M;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location ~ ^/sub/(.+)$ {
      nchan_subscriber websocket;
      nchan_channel_id $1;
      nchan_channel_id_split_delimiter ",";
      nchan_subscriber_first_message newest;
    }
    location ~ ^/pub/(.+)$ {
      nchan_publisher websocket http;
      nchan_channel_id $1;
      nchan_message_buffer_length 10;
      nchan_message_timeout 10s;
    }
  }
}
`

const toNatsConf = (port: number, feedPort: number, folder: string) => `
log_file: "${folder}/nats.log"
listen: "127.0.0.1:${feedPort}"
max_connections: 20000
websocket { listen: "127.0.0.1:${port}", no_tls: true, compression: false }
`

const toMosquittoConf = (port: number, feedPort: number) => `
log_dest none
persistence false
allow_anonymous true
set_tcp_nodelay true
listener ${feedPort} 127.0.0.1
listener ${port} 127.0.0.1
protocol websockets
`
