import type { WidgetDescription } from '@bellwether/catalogue'
import type { SnippetView } from '@bellwether/contract'
import type { SnippetSubject } from '../catalogue/snippet-subject.ts'
import { embedHref } from './embed-address.ts'
import { frameHeight } from './frame-size.ts'
import { toFrameTag, toHeightScript } from './frame-tag.ts'

const words =
  'For pages that cannot run scripts. The script, where you can have it, makes frames as tall as what they show.'

/** One for each arrangement that the widget has; the script of the first serves them all. */
export function toFrameSnippets(widget: WidgetDescription, subject: SnippetSubject): readonly SnippetView[] {
  const { origin, settings, title } = subject
  const toTag = (blueprint?: string) => {
    const src = embedHref(origin, widget, { settings, blueprint })
    return toFrameTag({ src, title, width: '100%', height: frameHeight(subject, blueprint) })
  }
  const [, ...others] = widget.blueprints
  return [
    { id: 'iframe', title: 'Frame', words, code: `${toTag()}\n${toHeightScript(origin)}` },
    ...others.map(blueprint => ({
      id: `iframe-${blueprint.name}`,
      title: `Frame, ${blueprint.name}`,
      words: `${blueprint.words} The script above serves it too.`,
      code: toTag(blueprint.name),
    })),
  ]
}
