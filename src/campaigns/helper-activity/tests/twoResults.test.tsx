import { jest } from '@jest/globals'
import { render } from '@testing-library/react'
import { parseConfig } from '@/lib/pageConfig'
import { homeFixtures } from '../fixtures'
import { page } from '../home'
import { helperActions, type HelperActions } from '../useHelper'

const noted = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, jest.fn()])) as Record<Name, jest.Mock>

it('closes the one of two results that was told by a line, and not the one that is still shown', () => {
  const actions = noted<'invite' | 'login' | 'share' | 'open' | 'reload' | keyof HelperActions>(['invite', 'login', 'share', 'open', 'reload', ...helperActions])
  const { thanks, won } = homeFixtures
  const told = { ...won.rewardStage, result: { missing: 0, reward: null } }
  render(<page.View config={parseConfig(page.config, {}).config} data={{ ...thanks, rewardStage: told }} actions={actions as never} />)
  expect(actions.closeReward).toHaveBeenCalledTimes(1)
  expect(actions.closeAssist).not.toHaveBeenCalled()
})
