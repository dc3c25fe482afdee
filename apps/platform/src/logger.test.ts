import { describe, expect, it } from 'vitest'
import { createLogger, redactUrl } from './logger.ts'

function createLog() {
  const lines: string[] = []
  const logger = createLogger('trace', { write: line => lines.push(line) })
  return { logger, text: () => lines.join('') }
}

describe('createLogger', () => {
  it('writes one JSON object per line with a time and a level in words', () => {
    const { logger, text } = createLog()
    logger.warn({ port: 3000 }, 'hello')
    expect(JSON.parse(text())).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-/),
      port: 3000,
      msg: 'hello',
    })
  })

  it.each([
    ['at the top', { authorization: 'hush', cookie: 'hush', 'set-cookie': 'hush', token: 'hush', sessionId: 'hush' }],
    ['in headers', { headers: { authorization: 'hush', cookie: 'hush', 'set-cookie': ['hush'] } }],
    ['two levels down', { request: { headers: { authorization: 'hush', 'proxy-authorization': 'hush' } } }],
    ['in a body', { body: { password: 'hush', accessToken: 'hush', refreshToken: 'hush' } }],
    [
      'in a request',
      { req: { method: 'GET', url: '/s?sessionId=hush', headers: { cookie: 'hush', referer: 'hush' } } },
    ],
    ['in a response', { res: { statusCode: 200, headers: { 'set-cookie': 'hush' } } }],
  ])('keeps secrets out of the log: %s', (_where, facts) => {
    const { logger, text } = createLog()
    logger.info(facts)
    expect(text()).toContain('"level":"info"')
    expect(text()).not.toContain('hush')
  })
})

describe('redactUrl', () => {
  it.each([
    ['/streaming/session/create?sessionId=abc', '/streaming/session/create?sessionId=[redacted]'],
    ['/x?a=1&token=abc&b=2', '/x?a=1&token=[redacted]&b=2'],
    ['/x?SESSIONID=abc#part', '/x?SESSIONID=[redacted]#part'],
    ['/api/securities/search?search=harrow', '/api/securities/search?search=harrow'],
    ['/market-research/LSE:BW.', '/market-research/LSE:BW.'],
  ])('%s -> %s', (url, shown) => {
    expect(redactUrl(url)).toBe(shown)
  })
})
