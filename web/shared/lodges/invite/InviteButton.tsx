import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { Boundary } from '#platform/errors/Boundary'
import type { InviteButton_lodge$key } from './__generated__/InviteButton_lodge.graphql'

const fragment = graphql`
  fragment InviteButton_lodge on Lodge {
    id
    name
  }
`

const InviteDialog = lazyDialog(['lodge'], async () => (await import('./InviteDialog')).InviteDialog)

interface InviteButtonProps {
  lodge: InviteButton_lodge$key
  variant?: 'filled' | 'default'
}

/** Opens the search for members to invite. */
export function InviteButton({ lodge, variant = 'filled' }: InviteButtonProps) {
  const { t } = useTranslation('lodge')
  const { id, name } = useFragment(fragment, lodge)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('invite.action')}
      </Button>
      {opened && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <InviteDialog lodgeId={id} name={name} onClose={() => setOpened(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
