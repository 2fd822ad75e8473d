import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { type RefusalOptions, useAction } from '#platform/mutations/useAction'
import { Sheet } from '#ui/overlays/Sheet'
import { useViewer } from '#platform/session/useSession'
import type { BirthdayDialogQuickAdMutation } from './__generated__/BirthdayDialogQuickAdMutation.graphql'
import type { BirthdayDialogRejectMutation } from './__generated__/BirthdayDialogRejectMutation.graphql'
import type { BirthdayDialogSearchMutation } from './__generated__/BirthdayDialogSearchMutation.graphql'

const quickAdMutation = graphql`
  mutation BirthdayDialogQuickAdMutation($input: TakeBirthdayQuickAdInput!) {
    takeBirthdayQuickAd(input: $input) {
      viewer {
        isBirthdaySplashDue
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const searchMutation = graphql`
  mutation BirthdayDialogSearchMutation {
    takeBirthdaySearchPromotion {
      viewer {
        isBirthdaySplashDue
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const rejectMutation = graphql`
  mutation BirthdayDialogRejectMutation {
    rejectBirthdayPresent {
      viewer {
        isBirthdaySplashDue
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function BirthdayDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const { name } = useViewer()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [takeQuickAd, adBusy] = useAction<BirthdayDialogQuickAdMutation>(quickAdMutation)
  const [takeSearch, searchBusy] = useAction<BirthdayDialogSearchMutation>(searchMutation)
  const [reject, rejectBusy] = useAction<BirthdayDialogRejectMutation>(rejectMutation)
  const options: RefusalOptions = { onRefused: ([first]) => setProblem(first?.message ?? null) }
  const finish = (answer: unknown) => {
    if (answer) onClose()
  }
  return (
    <Sheet
      opened
      unasked
      onClose={onClose}
      title={t('birthday.title', { name })}
      closeLabel={t('common:close')}
      footer={
        <Button variant="subtle" loading={rejectBusy} onClick={() => void reject({}, options).then(finish)}>
          {t('birthday.reject')}
        </Button>
      }
    >
      <Stack>
        <Text>{t('birthday.text')}</Text>
        <Textarea
          label={t('birthday.adLabel')}
          maxLength={200}
          autosize
          minRows={2}
          value={text}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          disabled={text.trim() === ''}
          loading={adBusy}
          onClick={() => void takeQuickAd({ input: { text: text.trim() } }, options).then(finish)}
        >
          {t('birthday.takeAd')}
        </Button>
        <Button variant="default" loading={searchBusy} onClick={() => void takeSearch({}, options).then(finish)}>
          {t('birthday.takeSearch')}
        </Button>
      </Stack>
    </Sheet>
  )
}
