import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startMariadb } from './mariadb-server.ts'
import { findPhp, startPhp } from './php-server.ts'

export interface WordPress {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string
  readonly login: { readonly name: string; readonly password: string }
  /** Whether WordPress itself would send a request there. */
  mayRequest(url: string): Promise<boolean>
  stop(): Promise<void>
}

const debianFolder = '/usr/share/wordpress'
const database = 'wordpress'
const login = { name: 'editor', password: 'a long password of a test' }

/** Debian's WordPress on a free port of the loopback interface, installed as its own form does it. It reaches no other host but its own. */
export async function startWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
  const site = join(folder, 'site')
  // Links lead to other packages of Debian, such as themes, and plugins are written beside them.
  cpSync(debianFolder, site, { recursive: true, dereference: true })
  installLanguage(site, 'de_DE')
  const mariadb = await startMariadb(folder, database)
  writeFileSync(join(site, 'wp-config.php'), toConfig(mariadb.socket))
  const php = await startPhp(site)
  await install(php.origin)
  return {
    origin: php.origin,
    login,
    mayRequest: url => mayRequest(site, url),
    async stop() {
      await php.stop()
      await mariadb.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One without texts: it can be chosen, and the words of WordPress stay English. */
function installLanguage(site: string, language: string): void {
  const folder = join(site, 'wp-content/languages')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${language}.mo`), '')
}

function toConfig(socket: string): string {
  const constants = {
    ...{ DB_NAME: database, DB_USER: 'root', DB_PASSWORD: '', DB_HOST: `localhost:${socket}`, DB_CHARSET: 'utf8mb4' },
    ...{ WP_HTTP_BLOCK_EXTERNAL: true, DISABLE_WP_CRON: true, AUTOMATIC_UPDATER_DISABLED: true, FS_METHOD: 'direct' },
  }
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`)
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}

async function install(origin: string): Promise<void> {
  const { name, password } = login
  const form = {
    ...{ weblog_title: 'The Harrow Herald', user_name: name, admin_email: 'editor@example.com', blog_public: '0' },
    ...{ admin_password: password, admin_password2: password },
  }
  const response = await fetch(`${origin}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const answer = await response.text()
  if (!answer.includes('Success!')) throw new Error(`WordPress was not installed:\n${answer}`)
}

async function mayRequest(site: string, url: string): Promise<boolean> {
  const code = "require 'wp-load.php'; echo json_encode(wp_http_validate_url($argv[1]));"
  const { stdout } = await promisify(execFile)(findPhp(), ['-r', code, '--', url], { cwd: site })
  return JSON.parse(stdout) === url
}
