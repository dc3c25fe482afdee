import type { NewsBodyView } from '@bellwether/contract'
import styles from './news-story.module.css'

/** The words of an announcement, already cleaned; its type says so. */
export function NewsStory({ view }: { readonly view: NewsBodyView }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the type allows only what the sanitiser made */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: view.html }} />
      {view.shortened || view.picturesLeftOut ? (
        <p className={styles.note}>
          {view.shortened ? 'This announcement is longer than we show; its end is left out. ' : ''}
          {view.picturesLeftOut ? 'Pictures are left out.' : ''}
        </p>
      ) : null}
    </>
  )
}
