import { type StyleBoxView, sizeBands, styleBands } from '@bellwether/contract'
import styles from './style-box.module.css'

const cell = 26

/** Three sizes by three styles, the one that fits best filled in; the words say the same. */
export function StyleBox({ view }: { readonly view: StyleBoxView }) {
  return (
    <div className={styles.box}>
      <svg width={cell * 3 + 2} height={cell * 3 + 2} aria-hidden="true">
        {sizeBands.map((size, row) =>
          styleBands.map((style, column) => (
            <rect
              key={`${size} ${style}`}
              className={size === view.size && style === view.style ? styles.here : styles.other}
              x={column * cell + 1}
              y={row * cell + 1}
              width={cell - 2}
              height={cell - 2}
              rx="3"
            />
          )),
        )}
      </svg>
      <p className={styles.words}>
        Mostly <b>{view.size.toLowerCase()}</b> companies, <b>{view.style.toLowerCase()}</b> style.
        <span className={styles.key}>Rows: large, mid, small. Columns: value, blend, growth.</span>
      </p>
    </div>
  )
}
