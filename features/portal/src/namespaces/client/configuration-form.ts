import { findConfigurationProblems } from '@bellwether/config-check'
import type { ComponentsManifest } from '@bellwether/contract'
import { fetchJson } from '@bellwether/web/client'
import type { JsonSchema } from '../../config-editor/client/json-schema.ts'
import { drawProblems } from '../../config-editor/client/problem-list.ts'

/**
 * Replaces the form's text field by the editor; the hidden field is still what the form submits. If the editor or its schema cannot be loaded, the
 * field stays.
 */
export async function configurationForm(form: HTMLFormElement): Promise<void> {
  const area = form.querySelector<HTMLTextAreaElement>('textarea[name=text]')
  const container = form.querySelector<HTMLElement>('[data-bw-editor-frame]')
  const parent = container?.querySelector<HTMLElement>('[data-bw-editor]')
  const list = container?.querySelector<HTMLElement>('[data-bw-problems]')
  const box = area?.parentElement
  if (!area || !box || !container || !parent || !list) return
  const [{ createEditor }, schema, manifest] = await Promise.all([
    // The largest part, shared with the playground.
    import('../../config-editor/client/editor.ts'),
    fetchJson<JsonSchema>(form.dataset.bwConfigurationForm ?? ''),
    // Without a manifest, types and versions are not checked.
    fetchJson<ComponentsManifest>(`/cdn/components.json?t=${Date.now()}`).catch(() => null),
  ])
  const [label] = area.labels ?? []
  const descriptions = (area.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id))
  const error = form.querySelector('[data-bw-error=text]')

  box.after(parent)
  container.hidden = false
  const editor = createEditor({
    parent,
    label: label?.textContent ?? '',
    describe: () => descriptions.flatMap(one => one?.textContent || []).join(' '),
    text: area.value,
    schema,
    findProblems: config => findConfigurationProblems(config, { manifest }),
    onProblems: problems => drawProblems(list, problems, line => editor.goTo(line)),
    onChange(text) {
      area.value = text
      // The server's error was about the submitted text.
      error?.replaceChildren()
    },
  })
  box.hidden = true
  // Browsers cannot show validation messages on a hidden field; the server reports the error.
  area.required = false
  label?.addEventListener('click', event => {
    event.preventDefault()
    editor.focus()
  })
}
