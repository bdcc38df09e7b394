import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { BackToTop } from './layout/BackToTop'
import { BottomBar } from './layout/BottomBar'
import { Button } from './form/Button'
import { Card } from './layout/Card'
import { Checkbox } from './form/Checkbox'
import { CountdownTiles } from './display/figures/CountdownTiles'
import { Dialog } from './overlay/Dialog'
import { ImageButton } from './form/ImageButton'
import { Ladder } from './display/Ladder'
import { LinkRow } from './display/LinkRow'
import { Mask } from './overlay/Mask'
import { PageFrame } from './layout/PageFrame'
import { Picture } from './display/Picture'
import { Price } from './display/figures/Price'
import { Sheet } from './overlay/Sheet'
import { Skeleton, SkeletonScreen } from './feedback/Skeleton'
import { StatePanel } from './feedback/StatePanel'
import { Tag } from './display/Tag'
import { TextField } from './form/TextField'
import { Ticker } from './display/Ticker'
import { ArtCity } from './art/ArtCity'
import { ArtEmpty } from './art/ArtEmpty'
import { ArtEnded } from './art/ArtEnded'
import { ArtGift } from './art/ArtGift'
import { ArtLocked } from './art/ArtLocked'
import { ArtLost } from './art/ArtLost'
import { ArtOffline } from './art/ArtOffline'
import { ArtSuccess } from './art/ArtSuccess'
import { ThemeProvider } from './theme'

const nothing = () => undefined

const examples: Record<string, ReactElement> = {
  form: (
    <PageFrame title="登录" background="/bg.png" hero={<h1>邀好友打车</h1>}>
      <Card title="登录">
        <TextField label="手机号" hint="11 位数字" error="请输入手机号" prefix="+86" suffix={<Button kind="text">获取验证码</Button>} />
        <Checkbox isChecked={false} onChange={nothing} error="请先勾选协议" hint="勾选后可登录">
          我已阅读并同意<a href="#a">《服务条款》</a>
        </Checkbox>
        <Button isBusy>登录</Button>
        <Button isLocked>已结束</Button>
      </Card>
      <BackToTop />
      <BottomBar>
        <ImageButton src="/go.png" label="立即邀请" />
      </BottomBar>
    </PageFrame>
  ),
  content: (
    <PageFrame title="首页">
      <h1>首页</h1>
      <Ticker summary="最新动态" rows={['a', 'b'].map((id) => ({ id, content: id }))} />
      <CountdownTiles msLeft={1e9} />
      <Card title="奖励" extra={<Tag tone="success">可提现</Tag>}>
        <Price cents={1234} />
        <Ladder label="奖励阶梯" steps={(['reached', 'current', 'ahead'] as const).map((state) => ({ id: state, goal: state, reward: '¥5', state }))} />
        <LinkRow label="活动规则" onClick={nothing} />
        <LinkRow label="提现记录" value="3 笔" onClick={nothing} />
        <Picture src={undefined} alt="优惠券" ratio={2} />
      </Card>
      <SkeletonScreen>
        <Skeleton shape="circle" />
      </SkeletonScreen>
    </PageFrame>
  ),
  states: (
    <PageFrame title="活动已结束">
      {[ArtCity, ArtEmpty, ArtEnded, ArtGift, ArtLocked, ArtLost, ArtOffline, ArtSuccess].map((Art) => (
        <Art key={Art.name} />
      ))}
      <StatePanel art={<ArtEnded />} heading="h1" title="活动已结束" text="看看别的" action={{ label: '返回首页', onClick: nothing }} secondAction={{ label: '规则', onClick: nothing }} />
    </PageFrame>
  ),
  dialog: <Dialog isOpen onClose={nothing} title="恭喜" text="已到账" art={<ArtGift />} actions={[{ label: '收下', onClick: nothing }]} />,
  sheet: (
    <Sheet isOpen onClose={nothing} title="选择时间">
      <p>今天</p>
    </Sheet>
  ),
  mask: (
    <Mask isOpen onClose={nothing} label="分享提示">
      <p>点击右上角分享</p>
    </Mask>
  ),
}

describe('what axe finds', () => {
  it.each(Object.keys(examples))('is nothing: %s', async (name) => {
    const { baseElement } = render(<ThemeProvider>{examples[name]}</ThemeProvider>)
    // Contrast needs a real browser; landmarks need a whole page.
    const { violations } = await axe.run(baseElement, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})
