import { Island } from '@bellwether/islands'
import { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx'

/** A widget in a separate document, whose height the page follows. */
export function PreviewIframe(props: PreviewFrameProps) {
  return <Island name="preview" component={PreviewFrame} props={props} />
}
