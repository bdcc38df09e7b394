import { useContext } from 'react'
import { FirstPaint } from '@/lib/page/firstPaint'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { CheckboxSkeleton } from '@/ui/form/Checkbox'
import * as S from './LoginForm.styles'
import { PhoneField } from './PhoneField'

type LoginFormSkeletonProps = { readonly isProtocolHidden?: boolean }

const nothing = (): void => undefined

/** The form before it is there: its phone field, and the places of the rest in the form's own measures. */
export function LoginFormSkeleton({ isProtocolHidden = false }: LoginFormSkeletonProps) {
  const isLive = useContext(FirstPaint) !== null
  return (
    <>
      {/* In the app it is drawn, not yet a field: what would be typed into it goes with it. */}
      <S.Row aria-hidden={!isLive || undefined}>
        <PhoneField value="" onChange={isLive ? nothing : undefined} />
      </S.Row>
      <SkeletonScreen>
        <S.Row>
          <Skeleton shape="block" height="3.25rem" />
        </S.Row>
        <S.Submit>
          <Skeleton shape="pill" />
        </S.Submit>
        {!isProtocolHidden && (
          <S.Agreement>
            <CheckboxSkeleton />
          </S.Agreement>
        )}
      </SkeletonScreen>
    </>
  )
}
