import type { ComponentsManifest } from '@bellwether/contract'
import { toScriptJson } from '@bellwether/domain'

/** Laid over the loader. A page with a CDN or a manifest of its own knows better. */
const wrapper = `(manifest=>{const{load}=bellwether
const isGroup=value=>value!==null&&typeof value=="object"&&!Array.isArray(value)
bellwether.load=(given={})=>{
const delivery=isGroup(given)?given.delivery??{}:null
return load(isGroup(delivery)&&!delivery.cdn?{...given,delivery:{manifest,...delivery}}:given)}})`

/** The loader with all that is published listed inside: one classic script for any configuration, which need not ask what there is. */
export function toLatestScript(loaderCode: string, manifest: ComponentsManifest): string {
  return `${loaderCode.trimEnd()}\n;${wrapper}(${toScriptJson(manifest)});\n`
}
