import { choice } from '@/lib/pageConfig'

export const RAIN = 1

/** Besides what marketing sets of every page that is played. */
export const fields = {
  mode: choice(
    '玩法',
    [
      [RAIN, '红包雨'],
      [2, '单个红包'],
    ],
    RAIN,
  ),
}
