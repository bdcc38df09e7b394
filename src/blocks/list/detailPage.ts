import type { AnyPage } from '@/blocks/definePage'
import { listPage, type ListPageOptions } from './listPage'

/** The rows of one thing, such as a day or a driver: looks and works as a list, and an empty one says that there is no such thing. */
export const detailPage = <Row, Tab extends string = 'all'>(configKey: string, options: ListPageOptions<Row, Tab>): AnyPage => ({ ...listPage(configKey, options), kind: 'detail' })
