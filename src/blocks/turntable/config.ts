import { choice, image, list, text, type ConfigField, type ConfigOf } from '@/lib/pageConfig'
import { toText } from '@/lib/reply/readValue'
import type { Sector } from './Turntable'

/** Of a prize in the backend; this one stands for none. */
export const NO_PRIZE = '0'

const LEAST_SECTORS = 2
const MOST_SECTORS = 12

const idText = text('奖品编号（0为谢谢参与）', '', 40)

/** In digits or as a number, as a reply may write it. Not set it is no prize's, and not that of none either. */
const prizeId: ConfigField<string> = {
  ...idText,
  read: (sent, path, report) => {
    const id = toText(sent)
    const reason = idText.faultOf(id)
    if (reason !== null) report({ path, reason })
    return id !== undefined && reason === null ? id : idText.fallback
  },
}

/** What marketing sets of the wheel. Fewer sectors than two are no wheel: the campaign's own stand there. */
export const turntableFields = {
  sectors: list(
    '转盘奖品（2至12个）',
    { prizeId, label: text('奖品名称', '', 24), image: image('奖品图片'), look: choice('默认图标', { coupon: '打车券', cash: '现金', gift: '实物', thanks: '谢谢参与' }, 'coupon') },
    { needs: 'label', max: MOST_SECTORS },
  ),
}

export type PrizeSector = Sector & { readonly prizeId: string }

/** A sector without a number is none's where its icon says 谢谢参与, or where it is the only one: 0 was the number of one that was left alone. */
function withBlanks(sectors: readonly PrizeSector[]): readonly PrizeSector[] {
  const unnumbered = sectors.filter(({ prizeId: id }) => id === '')
  const hasBlank = sectors.some(({ prizeId: id }) => id === NO_PRIZE)
  const isBlank = (sector: PrizeSector): boolean => sector.prizeId === '' && (sector.look === 'thanks' || (unnumbered.length === 1 && !hasBlank))
  return sectors.map((sector) => (isBlank(sector) ? { ...sector, prizeId: NO_PRIZE } : sector))
}

export const sectorsOf = ({ sectors }: ConfigOf<typeof turntableFields>, usual: readonly PrizeSector[]): readonly PrizeSector[] => (sectors.length < LEAST_SECTORS ? usual : withBlanks(sectors))
