import styled from 'styled-components'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { LazyArt } from '@/ui/art/LazyArt'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import type { ruleConfig } from './config'
import { ruleMessages } from './messages'
import { RichText } from './RichText'
import type { RuleActions, RuleData } from './ruleData'
import { RuleHero } from './RuleHero'
import { RuleImage } from './RuleImage'

const Way = styled.div`
  margin-top: 0.75rem;
  text-align: center;
`

const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

export function RuleView({ config, data, actions }: PageViewProps<typeof ruleConfig, RuleData, RuleActions>) {
  const texts = useMessages(ruleMessages)
  const { bgImage, ruleImages, updateTime } = config
  const ruleContent = isBlank(config.ruleContent) && ruleImages.length === 0 ? (data?.hasSample ? texts.sample : '') : config.ruleContent
  const title = config.title || texts.title
  const isEmpty = isBlank(ruleContent) && ruleImages.length === 0
  return (
    <PageFrame title={title} hero={<RuleHero title={title} image={bgImage} updated={updateTime && texts.updated(updateTime.slice(0, 10))} />}>
      <Card>
        {isEmpty && <StatePanel art={<LazyArt load={loadEmpty} />} title={texts.empty} action={{ label: texts.leave, onClick: actions.leave }} />}
        {!isBlank(ruleContent) && (
          <div {...box('ruleContent')}>
            <RichText html={ruleContent} />
          </div>
        )}
        {ruleImages.length > 0 && (
          <div {...box('ruleImages')}>
            {ruleImages.map(({ image, desc }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand there twice
              <RuleImage key={`${index} ${image}`} src={image} alt={desc || texts.image(index + 1)} />
            ))}
          </div>
        )}
      </Card>
      {!isEmpty && (
        <Way>
          <Button kind="text" onClick={actions.leave}>
            {texts.home}
          </Button>
        </Way>
      )}
    </PageFrame>
  )
}

/** An editor leaves an empty paragraph where nothing was written. */
function isBlank(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
