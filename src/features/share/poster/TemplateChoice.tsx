import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { focusRing, fontSize, neutral, radius, themed } from '@/ui/theme'
import { shareMessages } from '../messages'
import type { PosterTemplate } from './posterLook'

const TEMPLATES = ['city', 'ticket'] as const satisfies readonly PosterTemplate[]

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  width: 13rem;
  max-width: 100%;
  margin: 0 auto 0.75rem;
  padding: 0.1875rem;
  /* A pill, and below each other too room for both. */
  border-radius: 1.5625rem;
  background-color: ${neutral.surface};
`

const Way = styled.button`
  flex: 1 1 auto;
  min-height: 2.75rem;
  padding: 0 0.25rem;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  white-space: nowrap;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}

  &[aria-pressed='true'] {
    color: ${themed('primary')};
    background-color: ${themed('primarySoft')};
    font-weight: 600;
  }
`

type TemplateChoiceProps = { readonly chosen: PosterTemplate; readonly onChoose: (template: PosterTemplate) => void }

/** The looks that a poster can have. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const { poster } = useMessages(shareMessages)
  return (
    <Row role="group" aria-label={poster.template}>
      {TEMPLATES.map((template) => (
        <Way key={template} type="button" aria-pressed={template === chosen} onClick={() => onChoose(template)}>
          {poster.templates[template]}
        </Way>
      ))}
    </Row>
  )
}
