import type { WidgetDescription } from '@bellwether/catalogue'
import type { SnippetView } from '@bellwether/contract'
import type { SnippetSubject } from '../catalogue/snippet-subject.ts'
import { embedHref } from './embed-address.ts'
import { embedHeight } from './embed-size.ts'
import { toHeightTag, toIframeTag } from './iframe-tag.ts'

const description =
  'For pages that cannot run scripts. The optional script fits iframes to the height of their content.'

/** One for each blueprint; the script in the first works for all. */
export function toIframeSnippets(widget: WidgetDescription, subject: SnippetSubject): readonly SnippetView[] {
  const { origin, settings, title } = subject
  const toTag = (blueprint?: string) => {
    const src = embedHref(origin, widget, { settings, blueprint })
    return toIframeTag({ src, title, width: '100%', height: embedHeight(subject, blueprint) })
  }
  const [, ...others] = widget.blueprints
  return [
    { id: 'iframe', title: 'Iframe', words: description, code: `${toTag()}\n${toHeightTag(origin)}` },
    ...others.map(blueprint => ({
      id: `iframe-${blueprint.name}`,
      title: `Iframe (${blueprint.name})`,
      words: `${blueprint.words} The script above works for it too.`,
      code: toTag(blueprint.name),
    })),
  ]
}
