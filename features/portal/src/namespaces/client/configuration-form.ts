import { findConfigurationProblems } from '@bellwether/config-check'
import type { ComponentsManifest } from '@bellwether/contract'
import { fetchJson } from '@bellwether/web/client'
import type { JsonSchema } from '../../config-editor/client/json-schema.ts'
import { drawProblems } from '../../config-editor/client/problem-list.ts'

/**
 * Puts the editor in the place of the form's text field, which stays what the form sends. Where the editor or its schema cannot be fetched, the field
 * stays as it is.
 */
export async function configurationForm(form: HTMLFormElement): Promise<void> {
  const area = form.querySelector<HTMLTextAreaElement>('textarea[name=text]')
  const frame = form.querySelector<HTMLElement>('[data-bw-editor-frame]')
  const parent = frame?.querySelector<HTMLElement>('[data-bw-editor]')
  const list = frame?.querySelector<HTMLElement>('[data-bw-problems]')
  const box = area?.parentElement
  if (!area || !box || !frame || !parent || !list) return
  const [{ createEditor }, schema, manifest] = await Promise.all([
    // The larger half, which the playground has too.
    import('../../config-editor/client/editor.ts'),
    fetchJson<JsonSchema>(form.dataset.bwConfigurationForm ?? ''),
    // Nothing may be published yet: then types and versions are not held against it.
    fetchJson<ComponentsManifest>(`/cdn/components.json?t=${Date.now()}`).catch(() => null),
  ])
  const [label] = area.labels ?? []
  const descriptions = (area.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id))
  const error = form.querySelector('[data-bw-error=text]')

  box.after(parent)
  frame.hidden = false
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
      // It was said of the text that was sent.
      error?.replaceChildren()
    },
  })
  box.hidden = true
  // A browser could not show what it asks for in a field that is hidden; the answer to the form says it.
  area.required = false
  label?.addEventListener('click', event => {
    event.preventDefault()
    editor.focus()
  })
}
