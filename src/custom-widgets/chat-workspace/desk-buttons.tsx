import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import {
  addDays,
  errorText,
  Field,
  formatDate,
  Icon,
  IconButton,
  instantAt,
  notify,
  now,
  openDialogWith,
  t,
  today,
} from '../../runtime/index.ts';
import { AskForm, askForName } from './ask-form.tsx';
import { CheckItem } from './check-item.tsx';
import { DayField, wrongDay, wrongTime } from './day-field.tsx';
import { isSnoozed, sortedLabels } from './model/list-filter.ts';
import { CHAT_TIME } from './model/times.ts';
import type { Conversation, DeskCalls, DeskChange } from './service/chat-service.ts';

interface DeskProps {
  readonly desk: DeskCalls;
  readonly shop: Conversation;
}

const HOUR = 3_600_000;
/** When a working day begins. */
const MORNING = '08:00';
/** The most characters of a label. */
const LONGEST_LABEL = 40;

/** Resolves a conversation, puts it off and labels it. */
export function DeskButtons({ desk, shop }: DeskProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [labels, setLabels] = useState<readonly string[]>();
  const close = () => setLabels(undefined);
  const change = async (changes: DeskChange) => {
    close();
    try {
      await desk.change(shop.id, changes);
    } catch (error) {
      notify(errorText(error), { tone: 'error' });
    }
  };
  const open = async () => {
    const own = shop.labels ?? [];
    setLabels(own);
    const known = await desk.labels().catch(() => []);
    setLabels((opened) => opened && sortedLabels([...own, ...known]));
  };
  const parts = { desk, shop, close, change: (changes: DeskChange) => void change(changes) };
  return (
    <>
      <Button
        className="resolve"
        size="small"
        variant="outlined"
        onClick={() => void change({ resolved: !shop.resolvedAt })}
      >
        {t(shop.resolvedAt ? 'Open again' : 'Resolve')}
      </Button>
      {isSnoozed(shop, now()) && (
        <Button size="small" onClick={() => void change({ snoozedUntil: null })}>
          {t('Open again')}
        </Button>
      )}
      <IconButton
        ref={button}
        type="button"
        aria-label={t('Snooze and labels')}
        aria-haspopup="menu"
        aria-expanded={labels !== undefined}
        onClick={() => void open()}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={labels !== undefined} anchorEl={button.current} onClose={close}>
        {snoozeItems(parts)}
        {labels && labelItems({ ...parts, labels })}
      </Menu>
    </>
  );
}

interface ItemsProps extends DeskProps {
  change(changes: DeskChange): void;
  close(): void;
}

/** A menu wants its entries without a frame. */
function snoozeItems({ desk, shop, change, close }: ItemsProps) {
  const isOff = isSnoozed(shop, now());
  const until = (key: string, label: string, snoozedUntil: string | null) => (
    <MenuItem key={key} onClick={() => change({ snoozedUntil })}>
      {label}
    </MenuItem>
  );
  const askTime = () => {
    close();
    askForTime((snoozedUntil) => desk.change(shop.id, { snoozedUntil }));
  };
  const time = MORNING;
  return [
    <ListSubheader key="snooze" role="presentation">
      {isOff ? t('Snoozed until {time}', { time: formatDate(shop.snoozedUntil, CHAT_TIME) }) : t('Snooze')}
    </ListSubheader>,
    isOff && until('end', t('End the snooze'), null),
    until('hour', t('For an hour'), new Date(now() + HOUR).toISOString()),
    until('day', t('Until tomorrow, {time}', { time }), instantAt(addDays(today(), 1), time)),
    until('week', t('For a week, {time}', { time }), instantAt(addDays(today(), 7), time)),
    <MenuItem key="other" onClick={askTime}>
      {t('Until another time')}
    </MenuItem>,
  ];
}

function labelItems({
  desk,
  shop,
  change,
  close,
  labels,
}: ItemsProps & { readonly labels: readonly string[] }) {
  const newLabel = () => {
    close();
    askForName({
      title: t('New label'),
      label: t('Label'),
      maxLength: LONGEST_LABEL,
      keep: (label) => desk.change(shop.id, { label }),
    });
  };
  return [
    <ListSubheader key="labels" role="presentation">
      {t('Labels')}
    </ListSubheader>,
    ...labels.map((label) => {
      const isOn = shop.labels?.includes(label) === true;
      return (
        <CheckItem
          key={`label ${label}`}
          isOn={isOn}
          toggle={() => change(isOn ? { unlabel: label } : { label })}
        >
          <bdi>{label}</bdi>
        </CheckItem>
      );
    }),
    <MenuItem key="new" onClick={newLabel}>
      {t('New label')}
    </MenuItem>,
  ];
}

/** Asks for a day and a time; the dialog stays open with what `keep` throws. */
const askForTime = (keep: (instant: string) => Promise<void>) =>
  void openDialogWith(t('Snooze'), ({ close, done }) => <TimeForm keep={keep} close={close} done={done} />);

interface TimeFormProps {
  keep(instant: string): Promise<void>;
  close(): void;
  done(): void;
}

function TimeForm({ keep, close, done }: TimeFormProps) {
  const [day, setDay] = useState(() => addDays(today(), 1));
  const [time, setTime] = useState(MORNING);
  return (
    <AskForm
      submitLabel={t('Snooze')}
      isMissing={day === '' || time === ''}
      keep={async () => {
        const wrong = wrongDay(day) ?? wrongTime(time);
        if (wrong) throw new Error(wrong);
        await keep(instantAt(day, time));
      }}
      close={close}
      done={done}
    >
      {(error, touch) => {
        const set = (take: (value: string) => void) => (value: unknown) => {
          touch();
          take(String(value ?? ''));
        };
        return (
          <>
            <DayField label={t('Day')} value={day} onChange={set(setDay)} error={error} />
            <Field field="time" label={t('At')} value={time} onChange={set(setTime)} />
          </>
        );
      }}
    </AskForm>
  );
}
