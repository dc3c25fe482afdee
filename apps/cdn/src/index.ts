export { type CdnOptions, cdnPlugin, defaultCdnFolder } from './cdn.ts'
export { demoClientSecret } from './configuration/demo-token.ts'
export { createPublicationReader } from './publication-summary.ts'
export { createWidgetDrawer } from './widget-drawer.ts'
