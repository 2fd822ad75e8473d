import { useState } from 'react'

interface Question {
  /** Where members would see it. */
  readonly where: string
  /** Members have seen it before. */
  readonly again: boolean
}

interface Asked extends Question {
  readonly resolve: (wanted: boolean) => void
}

/** A question before the news is shown, as a promise of the answer. The caller renders the dialog. */
export function useQuestion() {
  const [question, setQuestion] = useState<Asked | null>(null)
  const ask = (about: Question) =>
    new Promise<boolean>((resolve) => {
      setQuestion({ ...about, resolve })
    })
  const answer = (wanted: boolean) => {
    question?.resolve(wanted)
    setQuestion(null)
  }
  return { question, ask, answer }
}
