import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** What Chromium wants to hear of a certificate that nobody vouches for. With plain disregard of errors it would keep nothing in its cache. */
  readonly browserFlag: string
}

/** For this machine and this day, by openssl. */
export function createCertificate(): Certificate {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2']
  const { stdout, stderr } = spawnSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
  })
  const [key] = /-----BEGIN PRIVATE KEY-----.+?-----END PRIVATE KEY-----/s.exec(stdout ?? '') ?? []
  const [cert] = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/s.exec(stdout ?? '') ?? []
  if (key === undefined || cert === undefined) throw new Error(`openssl made no certificate: ${stderr}`)
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  return { key, cert, browserFlag: `--ignore-certificate-errors-spki-list=${hash}` }
}
