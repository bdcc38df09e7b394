import { useId, useState } from 'react'
import { neutral } from '@/ui/theme'
import * as S from './Guide.styles'

type Entry = { readonly question: string; readonly answer: string }

/** One under the other; each opens by itself. */
export const Questions = ({ questions }: { readonly questions: readonly Entry[] }) => questions.map((entry) => <Question key={entry.question} {...entry} />)

function Question({ question, answer }: Entry) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <S.Question>
      <S.Ask type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{question}</span>
        <svg viewBox="0 0 14 8" fill="none" stroke={neutral.textFaint} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
          <path d="M1.5 1.5L7 6.5l5.5-5" />
        </svg>
      </S.Ask>
      <div id={id} hidden={!isOpen}>
        <S.Answer>{answer}</S.Answer>
      </div>
    </S.Question>
  )
}
