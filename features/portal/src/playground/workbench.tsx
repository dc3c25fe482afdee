import { findProblems } from '@bellwether/config-check'
import type { PlaygroundSubject } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { use, useEffect, useReducer, useRef } from 'react'
import { toPageTag } from '../catalogue/snippets.ts'
import type { Editor, EditorProblem } from '../config-editor/client/editor.ts'
import { ConfigEditor } from '../config-editor/config-editor.tsx'
import small from '../layout/small-button.module.css'
import { Snippet } from '../layout/snippet.tsx'
import { toHints } from './client/hints.ts'
import { parseConfig } from './client/parse-config.ts'
import type { PlaygroundResources } from './client/resources.ts'
import { findMarketCode, setMarketCode } from './client/set-market-code.ts'
import { share } from './client/share-by-address.ts'
import { firstWorkbench, nextWorkbench, type Run } from './client/workbench-state.ts'
import { Options } from './options.tsx'
import styles from './playground-page.module.css'
import { Stage } from './stage.tsx'
import { WaterfallBlock } from './waterfall-block.tsx'

const typingPauseMs = 500

interface WorkbenchProps {
  readonly subject: PlaygroundSubject
  readonly resources: Promise<PlaygroundResources>
}

/** The editor, what it makes in the preview, and what to put on a page. */
export default function Workbench({ subject, resources }: WorkbenchProps) {
  const { createEditor, schema, manifest, shared } = use(resources)
  const editor = useRef<Editor>(null)
  const pause = useRef(0)
  const [state, dispatch] = useReducer(nextWorkbench, null, () =>
    firstWorkbench(shared, shared === null && location.hash !== '' ? 'This link is invalid.' : ''),
  )
  const { refusal, run } = state
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (refusal) editor.current?.check()
  }, [refusal])

  function start(): void {
    const text = editor.current?.text ?? ''
    const config = parseConfig(text)
    if (config) dispatch({ kind: 'ran', config, security: findMarketCode(text) ?? '' })
  }

  function findAll(config: unknown): readonly EditorProblem[] {
    const found = findProblems(config, { manifest })
    // The loader's error is often one that was found here already.
    return refusal && !found.some(({ code }) => code === refusal.code) ? [...found, refusal] : found
  }

  function replace(text: string | null | undefined): void {
    if (text) editor.current?.replace(text)
  }

  return (
    <div className={styles.playground} data-bw-playground="">
      <Options
        subject={subject}
        state={state}
        onStart={id => replace(subject.starts.find(start => start.id === id)?.text)}
        onSecurity={code => replace(setMarketCode(editor.current?.text ?? '', code))}
        onChoice={choice => dispatch({ kind: 'chose', choice })}
      />
      <div className={styles.columns}>
        <Block
          title="Configuration"
          aside={
            <Share
              said={state.said}
              onShare={async () =>
                dispatch({ kind: 'said', text: await share(editor.current?.text ?? '', state.theme, state.width) })
              }
            />
          }
        >
          <ConfigEditor
            label="Loader configuration (JSON)"
            text={shared?.text ?? subject.starts.find(({ id }) => id === subject.first)?.text ?? '{}'}
            schema={schema}
            editor={editor}
            createEditor={createEditor}
            findProblems={findAll}
            onReady={start}
            onChange={() => {
              dispatch({ kind: 'edited' })
              clearTimeout(pause.current)
              pause.current = window.setTimeout(start, typingPauseMs)
            }}
          />
        </Block>
        <Stage
          src={subject.previewHref}
          run={run}
          width={state.width}
          messages={state.messages}
          onMessage={message => dispatch({ kind: 'received', message })}
        />
      </div>
      <WaterfallBlock messages={state.messages} />
      <Snippets subject={subject} run={run} manifest={manifest} />
    </div>
  )
}

function Share({ said, onShare }: { readonly said: string; readonly onShare: () => void }) {
  return (
    <span className={styles.share}>
      <span role="status">{said}</span>
      <button className={small.button} type="button" onClick={onShare}>
        Share
      </button>
    </span>
  )
}

interface SnippetsProps extends Pick<PlaygroundResources, 'manifest'> {
  readonly subject: PlaygroundSubject
  readonly run: Run | null
}

function Snippets({ subject, run, manifest }: SnippetsProps) {
  return (
    <Block title="Copy and paste">
      <div className={styles.snippets}>
        <Snippet
          snippet={{
            id: 'playground-tag',
            title: 'Script tag',
            words: 'The containers, the loader and this configuration.',
            code: run ? toPageTag(subject, run.config) : '',
          }}
        />
        <Snippet
          snippet={{
            id: 'playground-hints',
            title: 'Resource hints',
            words: 'For the head of your page: the browser fetches files before the loader requests them.',
            code: run ? toHints(run.config, manifest, `${subject.origin}/cdn/`) : '',
          }}
        />
      </div>
    </Block>
  )
}
