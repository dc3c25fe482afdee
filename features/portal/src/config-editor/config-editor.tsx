import styles from './config-editor.module.css'

/** The container of the configuration editor and its list of problems. `hidden` until the script has replaced a text field. */
export function ConfigEditor({ hidden = false }: { readonly hidden?: boolean }) {
  return (
    <div data-bw-editor-frame="" hidden={hidden}>
      <div className={styles.editor} data-bw-editor="" />
      <p className={styles.keys}>Press Ctrl-Space for suggestions, Escape to close them. Tab leaves the editor.</p>
      <ul className={styles.problems} data-bw-problems="" aria-label="Configuration problems" />
    </div>
  )
}
