import type { LoaderConfig } from '@bellwether/contract'
import { toScriptJson } from '@bellwether/domain'

/** What a boot script begins with. */
export interface BootContents {
  /** Laid under whatever the page passes to load(). */
  readonly base: LoaderConfig
  /** Ids of the components that the inlined manifest has the files of. */
  readonly ids: readonly string[]
}

/**
 * Laid over the loader. A page that asks for other versions, other components or another source gets the manifest, and the
 * configuration, from where it says: what is inlined knows nothing of them.
 */
const wrapper = `((base,ids)=>{const{load}=bellwether
const isGroup=value=>value!==null&&typeof value=="object"&&!Array.isArray(value)
bellwether.load=(given={})=>{
if(!isGroup(given))return load(given)
const config={...base}
for(const key of Object.keys(given))config[key]=isGroup(base[key])&&isGroup(given[key])?{...base[key],...given[key]}:given[key]
const{component,configuration={},css,libraries,mwc}=given
const asked=JSON.stringify([component,configuration,css,libraries,mwc])
const isElsewhere=/"(version|type|source|preset|mwc-application-helper)":/.test(asked)||(config.elementBindings||[]).some(binding=>!ids.includes(binding.morningstarComponentId))
config.delivery={...config.delivery}
if(isElsewhere)delete config.delivery.manifest
if(configuration.source)delete config.delivery.configuration
return load(config)}})`

/** The loader with a configuration inlined: one classic script that starts without asking for anything else. */
export function toBootScript(loaderCode: string, { base, ids }: BootContents): string {
  const inlined = [base, ids].map(toScriptJson)
  return `${loaderCode.trimEnd()}\n;${wrapper}(${inlined});\n`
}
