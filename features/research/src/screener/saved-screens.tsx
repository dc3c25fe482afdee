import { maxScreenName, type ScreenerView, savedScreensPath, screenerPath, screenerQuery } from '@bellwether/contract'
import { SubmitButton, TextField } from '@bellwether/design'
import { loginPath } from '@bellwether/domain'
import styles from './screener-page.module.css'

/** The saved screens of a user; a guest is told how to keep one. */
export function SavedScreens({ view: { address, saved } }: { readonly view: Pick<ScreenerView, 'address' | 'saved'> }) {
  const query = screenerQuery({ ...address, page: 1 })
  if (saved === null)
    return (
      <p className={styles.foot}>
        To keep this screen, bookmark or share its link, or{' '}
        <a href={loginPath(query ? `${screenerPath}?${query}` : screenerPath)}>log in</a> to save it.
      </p>
    )
  return (
    <section className={styles.saved} aria-labelledby="saved-screens">
      <h3 id="saved-screens">Saved screens</h3>
      {saved.length > 0 ? (
        <ul>
          {saved.map(({ id, name, href }) => (
            <li key={id}>
              <a href={href}>{name}</a>
              <form action={savedScreensPath} method="post">
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="query" value={query} />
                <SubmitButton name="do" value="delete">
                  Delete
                </SubmitButton>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
      <form className={styles.save} action={savedScreensPath} method="post">
        <input type="hidden" name="query" value={query} />
        <TextField label="Name" name="name" maxLength={maxScreenName} required />
        <SubmitButton name="do" value="save">
          Save this screen
        </SubmitButton>
      </form>
    </section>
  )
}
