import styled, { css } from 'styled-components'
import { edgeToEdge } from './edgeToEdge'
import { Hero } from './Hero'
import { Scene } from './Hero.styles'
import { landscapeScreen } from '../theme'

/** For a hero with `isSceneFirst`: the scene from edge to edge. In landscape the scene would fill the whole screen, so the text comes first. */
export const sceneFirst = css`
  ${Scene} {
    ${edgeToEdge}
    margin: 0;
  }

  @media ${landscapeScreen} {
    display: flex;
    flex-direction: column;
    padding-top: 0.75rem;

    && {
      padding-bottom: 0;
    }

    ${Scene} {
      order: 1;
      width: 100%;
    }
  }
`

/** The scene first; the words below it, and the countdown after them. */
export const HeroBelowScene = styled(Hero).attrs({ isSceneFirst: true })`
  padding-bottom: 4rem;
  ${sceneFirst}
`
