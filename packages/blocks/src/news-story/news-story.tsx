import type { NewsBodyView } from '@bellwether/contract'
import styles from './news-story.module.css'

/** The text of an announcement, already sanitised; its type says so. */
export function NewsStory({ view }: { readonly view: NewsBodyView }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the type allows only what the sanitiser made */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: view.html }} />
      {view.shortened || view.picturesLeftOut ? (
        <p className={styles.note}>
          {view.shortened ? 'This announcement has been shortened. ' : ''}
          {view.picturesLeftOut ? 'Images are not shown.' : ''}
        </p>
      ) : null}
    </>
  )
}
