export { toCustomElementsManifest } from './custom-elements-manifest.ts'
export { toHtmlCustomData } from './html-custom-data.ts'
export { widgetParts, widgetSlots } from './parts.ts'
