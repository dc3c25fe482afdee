import { describe, expect, it } from 'vitest'
import { chooseNode } from './node-choice.mjs'

const pinned = { path: '/repo/node', version: 'v24.21.0' }
const old = { path: '/usr/bin/node', version: 'v20.20.2' }
const platform = 'linux-x64'

describe('chooseNode', () => {
  it('takes the pinned Node where there is one', () => {
    expect(chooseNode({ pinned, system: old, platform })).toEqual({
      path: '/repo/node',
      problem: null,
      pinnedIsBroken: false,
    })
  })

  it('takes a new enough Node of the system where none is pinned', () => {
    const system = { path: '/opt/node', version: 'v24.0.0' }
    expect(chooseNode({ pinned: null, system, platform: 'darwin-arm64' }).path).toBe('/opt/node')
  })

  it('takes the system’s where the pinned one does not run', () => {
    const system = { path: '/opt/node', version: 'v26.1.0' }
    const choice = chooseNode({ pinned: { path: '/repo/node', version: null }, system, platform })
    expect(choice).toEqual({ path: '/opt/node', problem: null, pinnedIsBroken: true })
  })

  it('asks for Node 24 in one line, with platform and version, where neither will do', () => {
    expect(chooseNode({ pinned: null, system: old, platform: 'darwin-arm64' }).problem).toBe(
      'Bellwether needs Node 24 or newer: none is packaged for darwin-arm64, and the system has v20.20.2. Install Node 24 and try again.',
    )
    expect(chooseNode({ pinned: { path: '/repo/node', version: null }, system: old, platform }).problem).toBe(
      'Bellwether needs Node 24 or newer: the Node packaged for linux-x64 does not run here, and the system has v20.20.2. Install Node 24 and try again.',
    )
  })
})
