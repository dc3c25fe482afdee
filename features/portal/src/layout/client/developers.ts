import { copyCode } from './copy-code.ts'
import { previewHeights } from './preview-heights.ts'

export function developers(document: Document): void {
  previewHeights(document)
  copyCode(document)
}
