import type { WidgetDescription } from '@bellwether/catalogue'
import type { SnippetView } from '@bellwether/contract'
import type { SnippetSubject } from '../developers/snippet-subject.ts'
import { embedHref } from './embed-address.ts'
import { frameHeight } from './frame-size.ts'
import { toFrameTag, toHeightScript } from './frame-tag.ts'

export function toFrameSnippet(widget: WidgetDescription, { origin, title, settings }: SnippetSubject): SnippetView {
  const src = embedHref(origin, widget, settings)
  const tag = toFrameTag({ src, title, width: '100%', height: frameHeight(widget.type) })
  return {
    id: 'iframe',
    title: 'Frame',
    words:
      'For pages that cannot run scripts. The script, where you can have it, makes frames as tall as what they show.',
    code: `${tag}\n${toHeightScript(origin)}`,
  }
}
