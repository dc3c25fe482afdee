export { findFiles, type GivenFile, openFiles } from './containers/open-files.ts'
export * from './errors.ts'
export type {
  Format,
  ImportFile,
  Item,
  Place,
  ReadContext,
  Reject,
  SourceDescription,
} from './format.ts'
export { toReject } from './format.ts'
export { type FeedMapping, readFeedMapping } from './news/feed-mapping.ts'
export type * from './records/index.ts'
export { formats, getFormat, recogniseFormat } from './registry.ts'
