import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor, EditorProblem, PlacedProblem } from './client/editor.ts'
import type { JsonSchema } from './client/json-schema.ts'
import styles from './config-editor.module.css'
import { ProblemList } from './problem-list.tsx'

interface ConfigEditorProps {
  readonly label: string
  readonly text: string
  readonly schema: JsonSchema
  readonly editor: RefObject<Editor | null>
  readonly createEditor: typeof import('./client/editor.ts').createEditor
  readonly describe?: () => string
  readonly findProblems: (config: unknown) => readonly EditorProblem[]
  readonly onChange: (text: string) => void
  /** Called once the editor is there. */
  readonly onReady?: () => void
}

/** The editor of a configuration, which draws itself in a shadow root, with the problems it finds as a list. */
export function ConfigEditor(props: ConfigEditorProps) {
  const { editor } = props
  const parent = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly PlacedProblem[]>([])
  const describe = useEffectEvent(() => props.describe?.() ?? '')
  const findProblems = useEffectEvent((config: unknown) => props.findProblems(config))
  const onChange = useEffectEvent((text: string) => props.onChange(text))
  const create = useEffectEvent((element: HTMLElement) => {
    const { createEditor, label, text, schema } = props
    editor.current = createEditor({
      parent: element,
      label,
      text,
      schema,
      ...(props.describe && { describe: () => describe() }),
      findProblems: config => findProblems(config),
      onChange: changed => onChange(changed),
      onProblems: setProblems,
    })
    props.onReady?.()
  })
  useEffect(() => {
    if (parent.current) create(parent.current)
    return () => {
      editor.current?.remove()
      editor.current = null
    }
  }, [editor])
  return (
    <>
      <div className={styles.editor} data-bw-editor="" ref={parent} />
      <p className={styles.keys}>Press Ctrl-Space for suggestions, Escape to close them. Tab leaves the editor.</p>
      <ProblemList problems={problems} goTo={line => editor.current?.goTo(line)} />
    </>
  )
}
