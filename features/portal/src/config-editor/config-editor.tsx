import styles from './config-editor.module.css'

/** Where a script puts the editor of configurations, and what is wrong with the text below it. `hidden` until then, where a text field stands in. */
export function ConfigEditor({ hidden = false }: { readonly hidden?: boolean }) {
  return (
    <div data-bw-editor-frame="" hidden={hidden}>
      <div className={styles.editor} data-bw-editor="" />
      <p className={styles.keys}>
        Ctrl-Space offers what may come next, Escape closes it again. Tab leaves the editor.
      </p>
      <ul className={styles.problems} data-bw-problems="" aria-label="Problems of the configuration" />
    </div>
  )
}
