import type { AttributesByTag } from '@bellwether/loader/elements'
import type {} from '@bellwether/loader/elements/vue'
import type { GlobalComponents } from 'vue'

type Props<Tag extends keyof AttributesByTag> = InstanceType<GlobalComponents[Tag]>['$props']

export const price: Pick<Props<'bw-quote-header'>, 'market-code' | 'live'> = { 'market-code': 'LSE:HVL', live: true }
// @ts-expect-error: there is no such widget
export type NoWidget = GlobalComponents['bw-no-widget']
