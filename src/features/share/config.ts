import { link } from '@/lib/pageConfig'
import { shareCardField } from './shareCardField'

/** What marketing sets of sharing on every page (spec 1 §3, activity page config). */
export const shareFields = { cornerShare: shareCardField('右上角分享'), customShareLink: link('自定义分享链接') }
