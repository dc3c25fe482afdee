import styles from '~/copied/packages/web/src/page/document.module.css'

/** Apart from the page, which Next.js takes for a client component. */
export const bodyClass = styles.body
