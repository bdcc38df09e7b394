import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { fontSize, neutral } from '@/ui/theme'
import { middleMessages } from './messages'
import type { middleConfig } from './config'
import type { MiddleActions, MiddleData } from './middleData'

const Ways = styled.div`
  margin-top: 1.25rem;
`

const Status = styled.p`
  margin-top: 0.75rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;

  &:empty {
    margin: 0;
  }
`

const Second = styled.div`
  margin-top: 0.5rem;
`

const LazyMiddleMask = /* #__PURE__ */ lazySheet(() => import('./MiddleMask').then(({ MiddleMask }) => MiddleMask))

type Parts = { readonly hero: ReactNode; readonly lead: ReactNode }

export function MiddleView({ config, data: { status, isMasked }, actions, hero, lead }: PageViewProps<typeof middleConfig, MiddleData, MiddleActions> & Parts) {
  const texts = useMessages(middleMessages)
  const { isBusy, run } = useSingleFlight()
  const statusText = { leaving: texts.leaving, refused: texts.refused, asking: '', offered: '' }[status]
  return (
    <MiddleFrame title={config.title || texts.title} picture={config.bgImage} hero={hero} lead={lead}>
      <Button isBlock data-box="buttonText" isBusy={isBusy} onClick={() => void run(actions.go).catch(() => undefined)}>
        {config.buttonText || texts.claim}
      </Button>
      <Status role="status">{statusText}</Status>
      {(status === 'refused' || status === 'offered') && (
        <Second>
          <Button isBlock kind="text" onClick={actions.register}>
            {texts.here}
          </Button>
        </Second>
      )}
      <LazyMiddleMask isOpen={isMasked} onClose={actions.unmask} link={config.miniLink} onOpen={actions.openMiniProgram} onRegister={actions.register} />
    </MiddleFrame>
  )
}

type MiddleFrameProps = Parts & { readonly title: string; readonly picture?: string; readonly children?: ReactNode }

/** The page, with the place of its button where there is none yet. */
export function MiddleFrame({ title, picture = '', hero, lead, children }: MiddleFrameProps) {
  return (
    <HeroFrame title={title} headline={title} picture={picture} hero={hero}>
      {lead}
      <Ways>
        {children ?? (
          <SkeletonScreen>
            <Skeleton shape="pill" />
          </SkeletonScreen>
        )}
      </Ways>
    </HeroFrame>
  )
}
