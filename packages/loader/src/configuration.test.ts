import { describe, expect, it } from 'vitest'
import { toApp } from './configuration.ts'
import { fillConfig } from './fill-config.ts'

const configure = (overrides: object) => fillConfig({ configuration: { overrides } }, 'https://cdn.example/a/b/c')[0]

describe('the application configuration', () => {
  it('[LD-CALL-2, LD-CONFIG-14] is the answer with the overrides, each entry with type, version, blueprint and settings', () => {
    const answer = { components: { a: { type: 'quote', version: '^1', blueprint: 'wide', settings: { x: 1, y: 1 } } } }
    const overrides = { components: { a: { settings: { y: 2 } }, b: { type: 'news' } } }
    expect(toApp(answer, configure(overrides))).toEqual({
      components: {
        a: { type: 'quote', version: '^1', blueprint: 'wide', settings: { x: 1, y: 2 } },
        b: { type: 'news' },
      },
    })
  })

  it.each([[{}], [null], [7], ['text'], [[]], [{ components: null }], [{ components: 'x' }]])(
    '[LD-ERROR-5] needs components: %j has none',
    answer => {
      expect(() => toApp(answer, configure({}))).toThrow('Missing components from appConfig')
    },
  )

  it('[LD-CONFIG-17] has no key that reaches a prototype, whoever sent it', () => {
    const answer = JSON.parse('{"components":{"__proto__":{"type":"x"},"a":{"type":"b","constructor":{"y":1}}}}')
    const { components } = toApp(answer, configure({}))
    expect([Object.keys(components), Object.hasOwn(components.a ?? {}, 'constructor')]).toEqual([['a'], false])
  })
})
