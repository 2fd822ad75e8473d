import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../overlays/ConfirmDialog'
import { Section } from '../layout/Section'
import { Sheet } from '../overlays/Sheet'
import { sampleProse } from './gallerySamples'
import { ProseText } from '../layout/ProseText'
import classes from './UiGallery.module.css'

type Overlay = 'short' | 'long' | 'confirm' | 'danger' | undefined

/** Sheets and dialogs. */
export function OverlayGallery() {
  const [overlay, setOverlay] = useState<Overlay>()
  const close = () => setOverlay(undefined)
  return (
    <Section title="Sheets and dialogs" note="A dialog on wide screens, a sheet on phones">
      <div className={classes.wrap}>
        <Button variant="default" onClick={() => setOverlay('short')}>
          Log in sheet
        </Button>
        <Button variant="default" onClick={() => setOverlay('long')}>
          Long sheet
        </Button>
        <Button variant="default" onClick={() => setOverlay('confirm')}>
          Question
        </Button>
        <Button variant="default" onClick={() => setOverlay('danger')}>
          Delete
        </Button>
      </div>
      <Sheet
        opened={overlay === 'short'}
        onClose={close}
        title="Good to see you again"
        description="Log in with your e-mail or your profile name."
        closeLabel="Close"
        size="sm"
        footer={<Button onClick={close}>Log in</Button>}
      >
        <div className={classes.stack}>
          <TextInput label="E-mail or name" data-autofocus />
          <TextInput label="Password" type="password" />
        </div>
      </Sheet>
      <Sheet
        opened={overlay === 'long'}
        onClose={close}
        title="Terms that go on for a while, under a title that does too"
        closeLabel="Close"
        footer={
          <>
            <Button variant="default" onClick={close}>
              Later
            </Button>
            <Button onClick={close}>Accept</Button>
          </>
        }
      >
        <ProseText html={sampleProse.repeat(2)} compact />
      </Sheet>
      <ConfirmDialog
        opened={overlay === 'confirm'}
        title="Hide this blog?"
        message="You will not see entries by Mikkel any more. You can undo it under Hidden."
        confirmLabel="Yes"
        cancelLabel="No"
        closeLabel="Close"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        danger
        opened={overlay === 'danger'}
        title="Delete this picture?"
        message="It is gone for good, with its likes and comments."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        closeLabel="Close"
        onConfirm={close}
        onCancel={close}
      />
    </Section>
  )
}
