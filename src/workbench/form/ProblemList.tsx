import styled from 'styled-components'
import { useMessages, type Language } from '@/lib/i18n'
import type { ConfigFields } from '@/lib/pageConfig'
import type { ConfigPath } from '../draft/configPath'
import { Icon } from '../look/Icon'
import { palette } from '../look/palette'
import { parsePath, placeIn } from './fieldLabel'
import type { FormProblem } from './check/formProblems'
import { formMessages } from './messages'

const Box = styled.section`
  margin: 12px 16px 4px;
  padding: 10px 12px;
  border-radius: 10px;
  background: ${palette.dangerSoft};
  color: ${palette.danger};
  font-size: 13px;

  h3 { display: flex; align-items: center; gap: 6px; font-size: 13px; font-weight: 600; }
  ul { max-height: 132px; margin-top: 6px; overflow: auto; }
`

const Go = styled.button`
  width: 100%;
  padding: 3px 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${palette.ink};
  text-align: left;
  cursor: pointer;

  &:hover { background: rgba(196, 41, 28, 0.08); }
  strong { font-weight: 600; }
`

type ProblemListProps = { readonly problems: readonly FormProblem[]; readonly fields: ConfigFields; readonly language: Language; readonly onGo: (path: ConfigPath) => void }

/** Everything that is wrong with the draft; each leads to its field. */
export function ProblemList({ problems, fields, language, onGo }: ProblemListProps) {
  const messages = useMessages(formMessages)
  if (problems.length === 0) return null
  return (
    <Box role="status" aria-label={messages.problemsTitle(problems.length)}>
      <h3>
        <Icon name="warning" size={15} />
        {messages.problemsTitle(problems.length)}
      </h3>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={`${path} ${text}`}>
            <Go type="button" onClick={() => onGo(parsePath(path))}>
              <strong>{placeIn(language, fields, parsePath(path)) || messages.whole}</strong> {text}
            </Go>
          </li>
        ))}
      </ul>
    </Box>
  )
}
