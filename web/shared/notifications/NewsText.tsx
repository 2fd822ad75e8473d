import { Trans, useTranslation } from 'react-i18next'
import { scrambleName } from '#shared/profiles/discreet/scrambleName'
import { useDiscreetView } from '#shared/profiles/discreet/useDiscreetView'
import type { NewsWords } from './newsWords'

interface NewsTextProps {
  words: NewsWords
  /** Name of the person who acted. */
  name: string
  /** Name of the place, e.g. of a group chat. */
  place?: string
}

/** A sentence about an event; the discreet view scrambles the name. */
export function NewsText({ words, name, place }: NewsTextProps) {
  const { t } = useTranslation('notifications')
  const [discreet] = useDiscreetView()
  return (
    <Trans
      t={t}
      i18nKey={`news.${words}`}
      values={{ name: discreet ? scrambleName(name) : name, place }}
      components={{ b: <b /> }}
      // Names are escaped, because they may look like markup.
      tOptions={{ interpolation: { escapeValue: true } }}
      shouldUnescape
    />
  )
}
