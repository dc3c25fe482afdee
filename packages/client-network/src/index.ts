export { networkOf } from './network-of.ts'
export {
  clientAddress,
  createProxyTrust,
  noProxy,
  type ProxyTrust,
  parseTrustedProxy,
  type TrustedProxy,
} from './trusted-proxy.ts'
