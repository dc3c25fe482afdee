import { Block, DataTable, tableStyles } from '@bellwether/design'
import styles from './playground-page.module.css'

/** Filled in by the playground's script. */
export function WaterfallBlock() {
  return (
    <Block
      title="Steps and requests"
      foot="Times since the load started. A file that is preloaded with its integrity hash and then run is shown once: on your page the second request is served from the browser’s cache."
    >
      <DataTable label="Steps and requests">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className={styles.scale}>
              <span className={styles.quiet}>Timeline</span>
            </th>
            <th scope="col" className={tableStyles.number}>
              Start
            </th>
            <th scope="col" className={tableStyles.number}>
              Duration
            </th>
            <th scope="col" className={tableStyles.number}>
              Bytes
            </th>
          </tr>
        </thead>
        <tbody className={styles.waterfall} data-bw-waterfall="" />
      </DataTable>
    </Block>
  )
}
