import styled from 'styled-components'
import { fontSize, neutral, themed } from '@/ui/theme'

export const Note = styled.p`
  margin-top: -0.5rem;
  margin-bottom: 0.875rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

export const Row = styled.ul`
  display: flex;
  align-items: flex-end;
  /* Below the words there is room for a second line of them. */
  margin: 0 -4px -0.625rem;
`

export const Tower = styled.li`
  display: flex;
  flex: 1 1 0%;
  flex-direction: column;
  min-width: 0;
  padding: 0 4px;
  color: ${neutral.textSoft};
  font-size: ${fontSize.caption};
  line-height: 1.3;
  text-align: center;

  > strong {
    margin-bottom: 0.25rem;
    color: ${themed('primary')};
    font-size: ${fontSize.title};
    font-size: min(${fontSize.title}, 5vw);
    line-height: 1.4;
  }

  > :last-child {
    display: flex;
    align-items: flex-start;
    justify-content: center;
    min-height: 2.625em;
    margin-top: 0.375rem;
    /* A tower is no wider for large letters: they grow as far as the words fit. */
    font-size: max(min(${fontSize.caption}, 3.6vw), (1rem - 24px) * 2);
  }
`

/** A building, a storey higher for each size; its windows are lit. */
export const Storeys = styled.span<{ $storeys: number }>`
  display: block;
  height: ${({ $storeys }) => 1.25 + $storeys * 1.25}rem;
  border-radius: 0.375rem 0.375rem 0 0;
  background-color: ${themed('primaryTo')};
  background-image: linear-gradient(90deg, transparent 18%, ${themed('accent')} 18%, ${themed('accent')} 40%, transparent 40%, transparent 60%, ${themed('accent')} 60%, ${themed('accent')} 82%, transparent 82%);
  background-repeat: repeat-y;
  background-position: 0 0.5rem;
  background-size: 100% 0.5rem;
  box-shadow: inset 0 0.5rem 0 ${themed('primaryTo')};

  &::after {
    content: '';
    display: block;
    height: 100%;
    border-radius: inherit;
    background-image: linear-gradient(${themed('primaryTo')} 50%, transparent 50%);
    background-size: 100% 1.25rem;
  }
`
