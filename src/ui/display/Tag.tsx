import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { neutral, themed } from '../theme'

export type TagTone = 'primary' | 'success' | 'warning' | 'neutral'

type TagProps = { readonly tone?: TagTone; readonly children: ReactNode }

const tones = {
  primary: css`
    color: ${themed('primary')};
    background-color: ${themed('primarySoft')};
  `,
  success: css`
    color: #0d6b4c;
    background-color: #e3f6ee;
  `,
  warning: css`
    color: #8f4a05;
    background-color: #fff1dc;
  `,
  neutral: css`
    color: ${neutral.textSoft};
    background-color: ${neutral.sunken};
  `,
}

const Chip = styled.span<{ $tone: TagTone }>`
  display: inline-block;
  max-width: 100%;
  padding: 0.125rem 0.5rem;
  border-radius: 62.5rem;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: top;
  font-size: 0.75rem;
  font-size: min(0.75rem, 5.6vw);
  line-height: 1.25rem;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`

export function Tag({ tone = 'neutral', children }: TagProps) {
  return <Chip $tone={tone}>{children}</Chip>
}
