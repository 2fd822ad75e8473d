import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Sheet } from '#ui/overlays/Sheet'
import type { MoveTopicDialog_lodge$key } from './__generated__/MoveTopicDialog_lodge.graphql'
import classes from './MoveTopicDialog.module.css'

const fragment = graphql`
  fragment MoveTopicDialog_lodge on Lodge {
    debateCategories {
      id
      name
    }
  }
`

interface MoveTopicDialogProps {
  lodge: MoveTopicDialog_lodge$key
  /** The category that the topic stands in. */
  categoryId: string | null
  onMove: (categoryId: string, name: string) => void
  onClose: () => void
}

/** Asks for the category that a topic moves to. */
export function MoveTopicDialog({ lodge, categoryId, onMove, onClose }: MoveTopicDialogProps) {
  const { t } = useTranslation(['debates', 'common'])
  const { debateCategories } = useFragment(fragment, lodge)
  const others = (debateCategories ?? []).filter(({ id }) => id !== categoryId)
  const [chosen, setChosen] = useState(others[0]?.id ?? '')
  const target = others.find(({ id }) => id === chosen)
  return (
    <Sheet
      opened
      onClose={onClose}
      size="sm"
      title={t('move.title')}
      description={others.length === 0 ? t('move.nowhere') : undefined}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={!target} onClick={() => target && onMove(target.id, target.name)}>
            {t('move.action')}
          </Button>
        </>
      }
    >
      {others.length > 0 && (
        <Radio.Group aria-label={t('move.title')} value={chosen} onChange={setChosen}>
          <div className={classes.choices}>
            {others.map(({ id, name }) => (
              <Radio key={id} value={id} label={name} />
            ))}
          </div>
        </Radio.Group>
      )}
    </Sheet>
  )
}
