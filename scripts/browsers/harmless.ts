import type { Harmless } from './oldest-versions.ts'

const ours = 'a name of ours'
const ofTheChart = 'a name inside the chart library'
const trusted = 'of the policy in page.ts, which is a plain object where there are no Trusted Types'

/** By key of the compatibility data. A test fails when one is not found any more, or is no newer than what is needed anyway. */
export const harmless: Harmless = {
  'api.AudioData.format': ours,
  'api.CSSPositionTryDescriptors.margin': ofTheChart,
  'api.GPUBuffer.usage': ours,
  'api.GPURenderBundleEncoder.draw': ofTheChart,
  'api.NavigationHistoryEntry.dispose_event': ofTheChart,
  'api.RTCIceCandidate.component': ours,
  'api.TrustedTypePolicy.createHTML': trusted,
  'api.TrustedTypePolicy.createScript': trusted,
  'api.TrustedTypePolicy.createScriptURL': trusted,
  'api.VideoFrame.colorSpace': ofTheChart,
  'javascript.builtins.Iterator.take': ours,
}
