import { Field, TextAreaField } from '@bellwether/design'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor } from '../config-editor/client/editor.ts'
import { ConfigEditor } from '../config-editor/config-editor.tsx'
import type { EditorTools } from './client/editor-tools.ts'
import styles from './namespace-layout.module.css'

export interface ConfigurationTextProps {
  readonly text: string
  /** Of the server, about this text. */
  readonly error: string | null
  readonly schemaHref: string
}

const field = {
  label: 'Configuration (JSON)',
  name: 'text',
  hint: 'Components by id; each has a type, and optionally a version, blueprint and settings.',
} as const

/** A text field, and the editor in its place once it can be loaded. Either way the form sends the field's text. */
export function ConfigurationText({ text, error, schemaHref }: ConfigurationTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<Editor>(null)
  const [tools, setTools] = useState<EditorTools | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const load = useEffectEvent(async () => {
    const { loadEditorTools } = await import('./client/editor-tools.ts')
    const loaded = await loadEditorTools(schemaHref)
    // What was typed meanwhile.
    if (area.current && area.current.value !== text) setEdited(area.current.value)
    setTools(loaded)
  })
  useEffect(() => {
    // The plain text field still works.
    load().catch(() => {})
  }, [])
  if (!tools) return <TextAreaField {...field} ref={area} rows={18} code required defaultValue={text} error={error} />
  // The server's error was about the submitted text.
  const shownError = edited === null ? error : null
  return (
    <Field {...field} error={shownError}>
      {control => (
        <div>
          {/* What the form sends, and what the label leads to. Browsers cannot show their own messages here; the server reports errors. */}
          <textarea
            {...control}
            className={styles.sent}
            value={edited ?? text}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            onFocus={() => editor.current?.focus()}
          />
          <ConfigEditor
            label={field.label}
            text={edited ?? text}
            editor={editor}
            {...tools}
            describe={() => [field.hint, shownError].filter(Boolean).join(' ')}
            onChange={setEdited}
          />
        </div>
      )}
    </Field>
  )
}
