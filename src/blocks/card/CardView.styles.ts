import styled from 'styled-components'
import { fontSize, neutral } from '@/ui/theme'

/** From edge to edge of the page, as the surface is where it lives. */
export const Sheet = styled.div`
  position: relative;
  min-height: 20rem;
  margin: -1rem -16px -1.5rem;
  overflow: hidden;
`

export const Background = styled.img`
  display: block;
  width: 100%;
  height: auto;
`

export const Content = styled.div`
  position: relative;
  padding-bottom: 1.5rem;
`

export const Headline = styled.h1`
  padding: 1.75rem 1.25rem 0;
  color: ${neutral.text};
  font-size: ${fontSize.hero};
  /* A word fits a line, however large letters are. */
  font-size: min(${fontSize.hero}, 11vw);
  font-weight: 800;
  line-height: 1.25;
  text-align: center;
  text-wrap: balance;
`

export const Desc = styled.p`
  padding: 0.5rem 1.25rem 0;
  color: ${neutral.textSoft};
  font-size: ${fontSize.base};
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;
`

export const Art = styled.div`
  width: 62%;
  max-width: 16rem;
  margin: 1rem auto 0;
`

export const Slice = styled.img`
  display: block;
  width: 100%;
  height: auto;
`

export const Way = styled.div`
  padding: 1.5rem 1.25rem 0;
`
