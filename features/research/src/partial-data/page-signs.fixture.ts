import { HtmlValidate } from 'html-validate'
import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these in ways that are valid HTML all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'require-sri': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
  },
})

/** What a missing figure leaves behind where nobody thought of it. */
const leftovers = /.{0,40}(?:\bNaN\b|\bInfinity\b|\bundefined\b|\[object |Invalid Date|Could not load this).{0,40}/g
/** Shapes that data are drawn with; axes and grids are lines and text. */
const drawn = ['path', 'polyline', 'polygon', 'rect', 'circle', 'use', 'image']

/** RP-PARTIAL-1 to RP-PARTIAL-3: everything on a page that betrays data it does not have, in words. */
export async function findSigns(html: string): Promise<readonly string[]> {
  const visible = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const document = parseDocument(visible)
  return [
    ...(visible.match(leftovers) ?? []),
    ...DomUtils.getElementsByTagName('section', document).flatMap(emptyBlock),
    ...DomUtils.getElementsByTagName('table', document).flatMap(emptyTable),
    ...DomUtils.getElementsByTagName('svg', document).flatMap(emptyPicture),
    ...(await invalidHtml(html)),
  ]
}

/** A block whose heading is all that it has. */
function emptyBlock(section: Element): readonly string[] {
  const [heading] = DomUtils.getElementsByTagName(name => name === 'h2' || name === 'h3', section, true, 1)
  const title = heading ? DomUtils.textContent(heading).trim() : ''
  const rest = DomUtils.textContent(section).trim().slice(title.length).trim()
  const hasPicture = DomUtils.getElementsByTagName('svg', section).length > 0
  return title !== '' && rest === '' && !hasPicture ? [`nothing under “${title}”`] : []
}

function emptyTable(table: Element): readonly string[] {
  const cells = DomUtils.getElementsByTagName('td', table)
  return cells.length === 0 ? [`a table without cells: ${DomUtils.textContent(table).slice(0, 60)}`] : []
}

/** A picture of axes only. */
function emptyPicture(svg: Element): readonly string[] {
  const hasData = drawn.some(name => DomUtils.getElementsByTagName(name, svg).length > 0)
  const label = svg.attribs['aria-label'] ?? DomUtils.textContent(svg).slice(0, 60)
  const hasLines = DomUtils.getElementsByTagName('line', svg).length > 0
  return !hasData && hasLines ? [`axes without data: ${label}`] : []
}

async function invalidHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`),
  )
}
