import {
  ActionIcon,
  Button,
  Checkbox,
  Chip,
  PasswordInput,
  Radio,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Counter } from '../Counter'
import { Section } from '../layout/Section'
import { TextLink } from '../links/TextLink'
import classes from './UiGallery.module.css'

/** Mantine's controls in our theme. */
export function ControlsGallery() {
  return (
    <>
      <Section title="Buttons and links">
        <div className={classes.wrap}>
          <Button>Write to Freja</Button>
          <Button variant="default">Not now</Button>
          <Button variant="light">Like</Button>
          <Button variant="subtle">Hide</Button>
          <Button color="danger">Delete profile</Button>
          <Button disabled>Not available</Button>
          <Button loading>Sending</Button>
          <Button size="sm" variant="light" color="info">
            Follow
          </Button>
          <ActionIcon aria-label="Settings">
            <IconSettings size={22} stroke={1.75} />
          </ActionIcon>
          <Counter value={3} label="3 new messages" />
          <Counter value={128} label="128 new visits" />
          <Counter value={12} tone="quiet" label="12 members" />
        </div>
        <p>
          Read the <TextLink href="/Support/CodeOfConduct">code of conduct</TextLink>, or{' '}
          <TextLink href="/Support" tone="quiet">
            ask us
          </TextLink>
          .
        </p>
      </Section>

      <Section title="Fields">
        <div className={classes.columns}>
          <div className={classes.stack}>
            <TextInput
              label="Profile name"
              description="Others see this. 3 to 20 letters."
              placeholder="Your name here"
            />
            <TextInput label="E-mail" error="That address looks incomplete" defaultValue="freja@" required />
            <PasswordInput label="Password" defaultValue="correct horse" />
            <Select label="Language" data={['Dansk', 'English', 'Norsk bokmål', 'Svenska']} defaultValue="Dansk" />
            <Textarea label="About you" placeholder="Whatever you would say over a first coffee" minRows={3} autosize />
            <TextInput label="Site" defaultValue="Cannot be changed" disabled />
          </div>
          <div className={classes.stack}>
            <Radio.Group label="Who are you?" defaultValue="single">
              <Radio value="single" label="One person" />
              <Radio value="couple" label="A couple" />
            </Radio.Group>
            <Checkbox defaultChecked label="I have read the terms" />
            <Checkbox label="A longer consent, which says in plain words what is kept, for how long, and how you take it back" />
            <Switch defaultChecked label="Show me as online" />
            <Switch label="Tell me when somebody visits" />
            <SegmentedControl aria-label="Period" data={['7 days', '14 days', '30 days']} />
            <Chip.Group multiple defaultValue={['women']}>
              <div className={classes.wrap}>
                <Chip value="women">Women</Chip>
                <Chip value="men">Men</Chip>
                <Chip value="couples">Couples</Chip>
              </div>
            </Chip.Group>
            <Tabs defaultValue="all">
              <Tabs.List>
                <Tabs.Tab value="all">All</Tabs.Tab>
                <Tabs.Tab value="top">Top</Tabs.Tab>
                <Tabs.Tab value="mine" rightSection={<Counter value={2} label="2 new" />}>
                  Mine
                </Tabs.Tab>
              </Tabs.List>
            </Tabs>
          </div>
        </div>
      </Section>
    </>
  )
}
