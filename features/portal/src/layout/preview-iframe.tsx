import styles from './preview-iframe.module.css'

/** A widget in a separate, sandboxed document, lazily loaded. */
export function PreviewIframe({ title, src }: { readonly title: string; readonly src: string }) {
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
