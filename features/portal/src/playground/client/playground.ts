import { findProblems } from '@bellwether/config-check'
import type { ComponentsManifest, PlaygroundSubject } from '@bellwether/contract'
import { fetchJson } from '@bellwether/web/client'
import { toPageTag } from '../../catalogue/snippets.ts'
import type { Editor, EditorProblem } from '../../config-editor/client/editor.ts'
import type { JsonSchema } from '../../config-editor/client/json-schema.ts'
import { drawProblems } from '../../config-editor/client/problem-list.ts'
import { drawWaterfall } from './draw-waterfall.ts'
import { toHints } from './hints.ts'
import { toOutcome } from './outcome.ts'
import { getPlaygroundParts } from './parts.ts'
import { createPreview } from './preview.ts'
import type { PreviewMessage } from './preview-message.ts'
import { findMarketCode, setMarketCode } from './set-market-code.ts'
import { parseFragment, toFragment, withoutTokens } from './share.ts'

const typingPauseMs = 500

type Subject = Pick<PlaygroundSubject, 'origin' | 'loader' | 'starts' | 'first'>

/** Starts the playground. The CDN's manifest is fetched once. */
export async function playground(root: HTMLElement): Promise<void> {
  const subject: Subject = JSON.parse(root.dataset.bwPlayground ?? '{}')
  // The page's CSP allows requests to its own origin only, so the CDN cannot be reached from another one.
  if (location.origin !== subject.origin) {
    const notice = document.querySelector<HTMLElement>('[data-bw-playground-elsewhere]')
    if (notice) notice.hidden = false
    return
  }
  const [{ createEditor }, schema, manifest, shared] = await Promise.all([
    // The largest part, in its own chunk.
    import('../../config-editor/client/editor.ts'),
    fetchJson<JsonSchema>(root.dataset.schema ?? ''),
    fetchJson<ComponentsManifest>(`${subject.origin}/cdn/components.json?t=${Date.now()}`),
    parseFragment(location.hash),
  ])
  const parts = getPlaygroundParts(root)
  root.hidden = false
  const run = createRun(parts, subject, manifest, () => editor)
  let pause = 0
  const editor = createEditor({
    parent: parts.editor,
    label: 'Loader configuration (JSON)',
    text: shared?.text ?? subject.starts.find(({ id }) => id === subject.first)?.text ?? '{}',
    schema,
    findProblems: run.findProblems,
    onProblems: problems => drawProblems(parts.problems, problems, line => editor.goTo(line)),
    onChange() {
      run.clearError()
      clearTimeout(pause)
      pause = window.setTimeout(run.start, typingPauseMs)
    },
  })
  listenToOptions(parts, subject, editor, run)
  parts.share.addEventListener('click', async () => {
    parts.shared.textContent = await share(editor.text, parts.theme.value, Number(parts.width.value))
  })
  if (shared) {
    parts.theme.value = shared.theme
    parts.width.value = String(shared.width)
  } else if (location.hash !== '') parts.shared.textContent = 'This link is invalid.'
  run.start()
}

type Parts = ReturnType<typeof getPlaygroundParts>
type Run = ReturnType<typeof createRun>

/** Runs the text of the editor in the preview and shows what happens. */
function createRun(parts: Parts, subject: Subject, manifest: ComponentsManifest, getEditor: () => Editor) {
  let messages: PreviewMessage[] = []
  let error: EditorProblem | null = null
  const preview = createPreview({
    iframe: parts.iframe,
    onMessage(message) {
      if (message.kind === 'refused') {
        error = { severity: 'error', ...message }
        getEditor().check()
      }
      messages.push(message)
      parts.outcome.textContent = toOutcome(messages)
      drawWaterfall(parts.waterfall, messages)
    },
  })
  return {
    preview,
    clearError() {
      error = null
    },
    findProblems(config: unknown): readonly EditorProblem[] {
      const found = findProblems(config, { manifest })
      // The loader's error is often one that was found here already.
      return error && !found.some(({ code }) => code === error?.code) ? [...found, error] : found
    },
    start() {
      const { text } = getEditor()
      const config = parseConfig(text)
      if (config === null) return
      messages = []
      drawWaterfall(parts.waterfall, messages)
      preview.setWidth(Number(parts.width.value))
      preview.run(config, parts.theme.value)
      parts.security.value = findMarketCode(text) ?? ''
      parts.tag.textContent = toPageTag(subject, config)
      parts.hints.textContent = toHints(config, manifest, `${subject.origin}/cdn/`)
    },
  }
}

function listenToOptions(parts: Parts, subject: Subject, editor: Editor, { start, preview }: Run): void {
  parts.start.addEventListener('change', () => {
    const chosen = subject.starts.find(({ id }) => id === parts.start.value)
    if (chosen) editor.replace(chosen.text)
  })
  parts.security.addEventListener('change', () => {
    const changed = setMarketCode(editor.text, parts.security.value.trim().toUpperCase())
    if (changed !== null) editor.replace(changed)
  })
  parts.theme.addEventListener('change', start)
  parts.width.addEventListener('change', () => preview.setWidth(Number(parts.width.value)))
}

/** Puts the configuration into the page's URL and resolves to a message for the user. */
async function share(text: string, theme: string, width: number): Promise<string> {
  const safe = withoutTokens(text)
  const fragment = safe && (await toFragment({ text: safe.text, theme, width }))
  if (!fragment)
    return safe ? 'Too long to share as a link.' : 'Not shared: fix the JSON first, it may contain a token.'
  history.replaceState(null, '', fragment)
  const copied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  )
  const result = copied ? 'Link copied' : 'Copy the link from the address bar'
  return safe.hadTokens ? `${result}, without tokens.` : `${result}.`
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
