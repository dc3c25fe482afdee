import styles from './preview-frame.module.css'

/** A widget as on somebody else's page: a document of its own, sandboxed, loaded when it is about to be seen. */
export function PreviewFrame({ title, src }: { readonly title: string; readonly src: string }) {
  return (
    <iframe
      className={styles.frame}
      title={`Preview: ${title}`}
      src={src}
      loading="lazy"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      data-bw-preview=""
    />
  )
}
