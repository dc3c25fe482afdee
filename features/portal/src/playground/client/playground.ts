import { findProblems } from '@bellwether/config-check'
import type { ComponentsManifest, PlaygroundSubject } from '@bellwether/contract'
import { fetchJson } from '@bellwether/web/client'
import { toPageTag } from '../../catalogue/snippets.ts'
import type { EditorProblem } from '../../config-editor/client/editor.ts'
import type { JsonSchema } from '../../config-editor/client/json-schema.ts'
import { drawProblems } from '../../config-editor/client/problem-list.ts'
import { drawWaterfall } from './draw-waterfall.ts'
import type { FrameMessage } from './frame-message.ts'
import { toHints } from './hints.ts'
import { toOutcome } from './outcome.ts'
import { getPlaygroundParts } from './parts.ts'
import { createPreview } from './preview.ts'
import { findMarketCode, setMarketCode } from './set-market-code.ts'
import { parseFragment, toFragment, withoutTokens } from './share.ts'

const typingPauseMs = 500

/** Brings the playground to life. What it needs to know of the CDN is asked for once. */
export async function playground(root: HTMLElement): Promise<void> {
  const subject: Pick<PlaygroundSubject, 'origin' | 'loader' | 'starts' | 'first'> = JSON.parse(
    root.dataset.bwPlayground ?? '{}',
  )
  // The page may ask its own address alone, so from another it would ask the CDN in vain.
  if (location.origin !== subject.origin) {
    const words = document.querySelector<HTMLElement>('[data-bw-playground-elsewhere]')
    if (words) words.hidden = false
    return
  }
  const cdn = `${subject.origin}/cdn/`
  const [{ createEditor }, schema, manifest, shared] = await Promise.all([
    // The larger half, apart from the rest.
    import('../../config-editor/client/editor.ts'),
    fetchJson<JsonSchema>(root.dataset.schema ?? ''),
    fetchJson<ComponentsManifest>(`${cdn}components.json?t=${Date.now()}`),
    parseFragment(location.hash),
  ])
  const parts = getPlaygroundParts(root)
  root.hidden = false
  let heard: FrameMessage[] = []
  let refused: EditorProblem | null = null
  let pause = 0

  const preview = createPreview({
    frame: parts.frame,
    hear(message) {
      if (message.kind === 'refused') {
        refused = { severity: 'error', ...message }
        editor.check()
      }
      heard.push(message)
      parts.outcome.textContent = toOutcome(heard)
      drawWaterfall(parts.waterfall, heard)
    },
  })
  const editor = createEditor({
    parent: parts.editor,
    label: 'Configuration of the loader, as JSON',
    text: shared?.text ?? subject.starts.find(({ id }) => id === subject.first)?.text ?? '{}',
    schema,
    findProblems(config) {
      const found = findProblems(config, { manifest })
      // Of what was found here already, the frame need not tell again.
      return refused && !found.some(({ code }) => code === refused?.code) ? [...found, refused] : found
    },
    onProblems: problems => drawProblems(parts.problems, problems, line => editor.goTo(line)),
    onChange() {
      refused = null
      clearTimeout(pause)
      pause = window.setTimeout(run, typingPauseMs)
    },
  })

  function run(): void {
    const config = parseConfig(editor.text)
    if (config === null) return
    heard = []
    drawWaterfall(parts.waterfall, heard)
    preview.setWidth(Number(parts.width.value))
    preview.run(config, parts.theme.value)
    parts.security.value = findMarketCode(editor.text) ?? ''
    parts.tag.textContent = toPageTag(subject, config)
    parts.hints.textContent = toHints(config, manifest, cdn)
  }

  parts.start.addEventListener('change', () => {
    const start = subject.starts.find(({ id }) => id === parts.start.value)
    if (start) editor.replace(start.text)
  })
  parts.security.addEventListener('change', () => {
    const changed = setMarketCode(editor.text, parts.security.value.trim().toUpperCase())
    if (changed !== null) editor.replace(changed)
  })
  parts.theme.addEventListener('change', run)
  parts.width.addEventListener('change', () => preview.setWidth(Number(parts.width.value)))
  parts.share.addEventListener('click', async () => {
    const safe = withoutTokens(editor.text)
    const theme = parts.theme.value
    const fragment = safe && (await toFragment({ text: safe.text, theme, width: Number(parts.width.value) }))
    if (!fragment) {
      parts.shared.textContent = safe ? 'Too long for an address.' : 'Not shared: mend it first, it may hold a token.'
      return
    }
    history.replaceState(null, '', fragment)
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    const where = copied ? 'Address copied' : 'The address bar has it'
    parts.shared.textContent = safe.hadTokens ? `${where}, without the tokens.` : `${where}.`
  })

  if (shared) {
    parts.theme.value = shared.theme
    parts.width.value = String(shared.width)
  } else if (location.hash !== '') parts.shared.textContent = 'The address holds nothing that can be read.'
  run()
}

function parseConfig(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const config: unknown = JSON.parse(text)
    return typeof config === 'object' && config !== null && !Array.isArray(config)
      ? (config as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
