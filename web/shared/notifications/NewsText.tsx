import { Trans, useTranslation } from 'react-i18next'
import { scrambleName } from '#shared/profiles/scrambleName'
import { useDiscreetView } from '#shared/profiles/useDiscreetView'
import type { NewsWords } from './newsWords'

interface NewsTextProps {
  words: NewsWords
  /** Who did it. */
  name: string
  /** Where it was, such as the name of a group chat. */
  place?: string
}

/** A sentence of what happened; in the discreet view the name is scrambled. */
export function NewsText({ words, name, place }: NewsTextProps) {
  const { t } = useTranslation('notifications')
  const [discreet] = useDiscreetView()
  return (
    <Trans
      t={t}
      i18nKey={`news.${words}`}
      values={{ name: discreet ? scrambleName(name) : name, place }}
      components={{ b: <b /> }}
      // A name is a name, whatever it looks like.
      tOptions={{ interpolation: { escapeValue: true } }}
      shouldUnescape
    />
  )
}
