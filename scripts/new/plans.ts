import { planBlock } from './block.ts'
import { planImporter } from './importer.ts'
import type { Names } from './names.ts'
import { planPage } from './page.ts'
import type { Plan } from './plan.ts'
import { planWidget } from './widget.ts'

/** What can be made, by the word for it on the command line. */
export const plans: Readonly<Record<string, (names: Names) => Plan>> = {
  widget: planWidget,
  block: planBlock,
  page: planPage,
  importer: planImporter,
}
